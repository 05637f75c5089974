/** Presses the keys of docs/accessibility.md, and compares what Orca says with what is written there. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuiltSite } from '../../harness/built-site.ts';
import { openDesktop } from '../../harness/screen-reader/desktop.ts';
import { brand } from '../../src/brand.ts';
import { readScenes } from './transcript.ts';

const scenes = readScenes('docs/accessibility.md');

/** Keys that readers know by another name than X does. */
const keysOfX: Readonly<Record<string, string>> = { Enter: 'Return', '→': 'Right', H: 'h', B: 'b', E: 'e', M: 'm' };

/** What Orca says of itself and of the browser, not of the page. */
const aside = /^(?:Focus mode|Browse mode|Finished loading .*|Page has .*)$/;

const wordJoiner = '\u2060';

/** Generous, for busy machines: what is awaited is said, or never will be. */
const patience = { timeout: 20_000 };

const resources = new AsyncDisposableStack();
let site: Awaited<ReturnType<typeof serveBuiltSite>>;
let desktop: Awaited<ReturnType<typeof openDesktop>>;
beforeAll(async () => {
  site = resources.use(await serveBuiltSite());
  desktop = resources.use(await openDesktop());
});
afterAll(() => resources.disposeAsync());

const said = () =>
  desktop
    .heard()
    .filter((line) => !aside.test(line))
    .join(' ')
    // No voice says it.
    .replaceAll(wordJoiner, '');

test('the transcript has a scene for each kind of control', () => {
  expect(scenes.length).toBeGreaterThan(6);
});

test.each(scenes)('$title, on $path', async ({ path, steps }) => {
  await desktop.open(site.url + path);
  // Orca names the page before its first link or after it, as the news of either comes.
  await expect.poll(said, { timeout: 60_000 }).toMatch(/\bSkip to content link\./);
  await desktop.settled();
  for (const { key, heard } of steps) {
    desktop.press(keysOfX[key] ?? key);
    const awaited = heard.replace('{brand}', brand.name);
    await expect.poll(said, { ...patience, message: key }).toBe(awaited);
    await desktop.settled();
    expect(said(), `${key}, and nothing more`).toBe(awaited);
  }
});
