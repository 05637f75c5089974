/**
 * `npm run look [-- paths…] [--against REF]`: every page whole, at three widths in both schemes, as pictures in
 * reports/look/ with an index to look through, and how much of each page stands empty. Against another commit: the same pictures of both in the same browser, and
 * an index of those that differ, with a third that shows where.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { exitWith } from '../contracts/process/plain-error.mjs';
import { findBrowsers } from '../harness/browsers.mjs';
import { serveBuiltSite, serveSite } from '../harness/built-site.ts';
import { knownPaths } from '../harness/pages.ts';
import { readArguments } from '../harness/read-arguments.ts';
import { repository } from '../harness/setup.mjs';
import { airOf, describeAir } from './look/air.ts';
import { buildOf } from './look/build-of.ts';
import { difference } from './look/difference.ts';
import { indexOf, type Row } from './look/index-of.ts';
import { fileOf, picturesOf, takePictures } from './look/take-pictures.ts';

const folder = join(repository, 'reports', 'look');

/** The pictures that differ from those of another commit, where a page that is new differs from the answer 404. */
async function compare(browser: Browser, ref: string, paths: readonly string[]): Promise<readonly Row[]> {
  using before = await buildOf(ref);
  using site = await serveSite(before.root);
  await takePictures(browser, site.url, paths, join(folder, 'before'));
  mkdirSync(join(folder, 'difference'));
  const rows: Row[] = [];
  for (const path of paths) {
    for (const { caption, file } of picturesOf(path)) {
      const marked = await difference(join(folder, 'before', file), join(folder, 'now', file));
      if (marked === undefined) continue;
      writeFileSync(join(folder, 'difference', file), marked);
      console.log(`${path}, ${caption}: differs`);
      const pictures = ['before', 'now', 'difference'].map((name) => ({ file: `${name}/${file}`, caption: name }));
      rows.push({ title: `${path}, ${caption}`, pictures });
    }
  }
  return rows;
}

async function look(): Promise<void> {
  const { values, positionals } = readArguments({ against: { type: 'string' } });
  const paths = knownPaths(positionals);
  using site = await serveBuiltSite();
  await using browser = await chromium.launch((await findBrowsers()).chromium);
  rmSync(folder, { recursive: true, force: true });
  await takePictures(browser, site.url, paths, join(folder, 'now'));
  for (const path of paths) {
    console.log(`${path}: ${describeAir(await airOf(join(folder, 'now', fileOf(path, 1440, 'light'))))}`);
  }
  let title = 'Every page, three widths, both schemes';
  let rows: readonly Row[] = paths.map((path) => ({
    title: path,
    pictures: picturesOf(path).map(({ file, caption }) => ({ file: `now/${file}`, caption })),
  }));
  if (values.against !== undefined) {
    rows = await compare(browser, values.against, paths);
    title = `${rows.length} of ${paths.flatMap(picturesOf).length} pictures differ from ${values.against}`;
    console.log(title);
  }
  writeFileSync(join(folder, 'index.html'), indexOf(title, rows));
  console.log(`Look through them: ${join(folder, 'index.html')}`);
}

await look().catch(exitWith);
