import type { Browser, BrowserContext, Page } from '@playwright/test';

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
  /** Bytes as sent, headers included. */
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

const notesOf = (page: Page): Promise<Notes> => page.evaluate(() => Reflect.get(globalThis, 'notes'));

/** Until a page has nothing left to do: what it puts off, it puts off for less. In milliseconds. */
const rest = 2500;

/** A phone with nothing in its memory, at this width. */
async function openPhone(browser: Browser, width: number): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(takeNotes);
  const page = await context.newPage();
  // Visitors come from a page of somebody else's, whose process a browser leaves behind.
  await page.goto('data:text/html,Elsewhere');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return { context, page };
}

/** Opens a page for the first time. */
export async function load(browser: Browser, url: string, width: number): Promise<Load> {
  const { context, page } = await openPhone(browser, width);
  await using _ = context;
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.waitForTimeout(rest);
  const { tasks, ...notes } = await notesOf(page);
  return { ...notes, bytes, blocked: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0) };
}

/** The longest task, in milliseconds, when a visitor goes to the end of a page at once. */
export async function longestTaskAtEnd(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPhone(browser, widths[0]);
  await using _ = context;
  await page.goto(url);
  await page.waitForTimeout(rest);
  const before = (await notesOf(page)).tasks.length;
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(rest);
  return Math.max(0, ...(await notesOf(page)).tasks.slice(before));
}

/** The slowest answer, in milliseconds, to what a visitor does on a page that has come to rest. */
export async function slowestAnswer(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<void>,
): Promise<number> {
  const { context, page } = await openPhone(browser, widths[0]);
  await using _ = context;
  await page.goto(url);
  await page.waitForTimeout(rest);
  await use(page);
  await page.waitForTimeout(rest);
  return Math.max(0, ...(await notesOf(page)).interactions);
}
