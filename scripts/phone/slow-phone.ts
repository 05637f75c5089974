import { setTimeout as pause } from 'node:timers/promises';
import type { BareBrowser, BarePage } from './bare-browser.ts';

/** So many times slower than this machine. */
const slowness = 4;

/** How wide the screens are on which nothing may shift, in CSS pixels; the first is the phone that times are taken on. */
export const widths = [412, 360, 390, 820, 1440] as const;

/** What a visitor waits for while a page loads. Times in milliseconds. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Time over 50 ms in long tasks. */
  readonly blocked: number;
  /** The sum of all layout shifts. */
  readonly shift: number;
  /** Bytes as sent, with the 300 that Resource Timing counts for the headers of each answer. */
  readonly bytes: number;
}

/** What a page notes of itself, by the browser's own observers. */
interface Notes {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: number[];
  /** How long each took to be answered. */
  interactions: number[];
}

/** Runs in the page, before anything of it does. */
function takeNotes(): void {
  const notes: Notes = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [], interactions: [] };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      // Of interactions: the browser keeps to itself what is quicker.
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') notes.shift += entry.value;
  });
  watch('longtask', ({ duration }) => notes.tasks.push(duration));
  watch('event', (entry) => {
    if ('interactionId' in entry && Number(entry.interactionId) > 0) notes.interactions.push(entry.duration);
  });
  Object.assign(globalThis, { notes });
}

const notesOf = (page: BarePage): Promise<Notes> => page.evaluate(() => Reflect.get(globalThis, 'notes'));

/** Until a page has nothing left to do: what it puts off, it puts off for less. In milliseconds. */
const rest = 2500;

/** A phone of this width with nothing in its memory, on a page that has come to rest. */
async function openPhone(browser: BareBrowser, url: string, width: number): Promise<BarePage> {
  const page = await browser.openPage();
  await page.send('Emulation.setDeviceMetricsOverride', { width, height: 823, deviceScaleFactor: 1.75, mobile: true });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${takeNotes})()` });
  // Visitors come from a page of somebody else's, whose process a browser leaves behind.
  await page.send('Page.navigate', { url: 'data:text/html,Elsewhere' });
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const { errorText } = await page.send('Page.navigate', { url });
  if (errorText) throw new Error(`${url}: ${errorText}`);
  await page.evaluate(
    () =>
      new Promise<unknown>((loaded) =>
        document.readyState === 'complete' ? loaded(0) : addEventListener('load', loaded),
      ),
  );
  await pause(rest);
  return page;
}

/** Opens a page for the first time. */
export async function load(browser: BareBrowser, url: string, width: number): Promise<Load> {
  await using page = await openPhone(browser, url, width);
  const { tasks, ...notes } = await notesOf(page);
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => ('transferSize' in entry ? Number(entry.transferSize) : 0))
      .reduce((sum, size) => sum + size),
  );
  return { ...notes, bytes, blocked: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0) };
}

/** The longest task, in milliseconds, when a visitor goes to the end of a page at once. */
export async function longestTaskAtEnd(browser: BareBrowser, url: string): Promise<number> {
  await using page = await openPhone(browser, url, widths[0]);
  const before = (await notesOf(page)).tasks.length;
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await pause(rest);
  return Math.max(0, ...(await notesOf(page)).tasks.slice(before));
}

/** The slowest answer, in milliseconds, to what a visitor does on a page that has come to rest. */
export async function slowestAnswer(
  browser: BareBrowser,
  url: string,
  use: (page: BarePage) => Promise<void>,
): Promise<number> {
  await using page = await openPhone(browser, url, widths[0]);
  await use(page);
  await pause(rest);
  return Math.max(0, ...(await notesOf(page)).interactions);
}
