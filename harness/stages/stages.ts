import { buildInputs } from '../../build/stamp.mjs';
import playwrightConfig from '../../playwright.config.ts';
import { findBrowsers } from '../browsers.mjs';
import { ensurePrograms, type Program } from '../programs.mjs';
import { ensureBuilt, nodeBinary } from '../setup.mjs';
import { changedSince } from './changed-since.ts';
import { playwright } from './playwright.ts';
import { holds } from './run-tool.ts';
import type { Stage } from './stage.ts';
import { vitest } from './vitest.ts';

const isCode = (path: string) => /\.(?:astro|ts|tsx|mjs|mdx|css|json|jsonc)$/.test(path);

/** Whether a source lies in one of these folders, or in what every stage reads: the harness, settings and packages. */
const within =
  (...folders: readonly string[]) =>
  (path: string) =>
    !path.includes('/') || [...folders, 'harness'].some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Stages that read the sources only, and take a tool's word for it. */
const ofSources: readonly Stage[] = [
  { name: 'format', reads: () => true, run: () => holds(['biome', 'ci', '--error-on-warnings', '.']) },
  {
    name: 'directions',
    reads: isCode,
    run: () =>
      holds([
        'depcruise',
        ...['src', 'contracts', 'inbox', 'build', 'server', 'harness', 'scripts', 'catalogue', 'editor', 'tests'],
        ...['--config', '.dependency-cruiser.mjs'],
      ]),
  },
  { name: 'unused', reads: isCode, run: () => holds(['knip']) },
  // Version 7 of TypeScript, many times as fast as the one that Astro's own check still needs for .astro files.
  { name: 'types', reads: isCode, run: () => holds([nodeBinary(), 'node_modules/typescript-7/bin/tsc', '--noEmit']) },
  {
    name: 'astro-types',
    reads: isCode,
    run: () =>
      holds([
        ...['astro', 'check', '--noSync', '--tsconfig', 'tsconfig.astro.json'],
        ...['--minimumFailingSeverity', 'hint'],
      ]),
  },
];

const unit: Stage = { name: 'unit', reads: () => true, run: (workers) => vitest('unit', workers) };

/** The unit tests that import what has changed; all of them in a copy without its history. */
const changed: Stage = {
  name: 'unit',
  run(workers) {
    const since = changedSince();
    return since === undefined
      ? vitest('unit', workers)
      : vitest('unit', workers, '--changed', since, '--passWithNoTests');
  },
};

const build: Stage = {
  name: 'build',
  async run() {
    try {
      await ensureBuilt();
      return { passed: 1, failed: 0, tests: [], output: '' };
    } catch (error) {
      return { passed: 0, failed: 1, tests: [], output: String(error) };
    }
  },
};

const variants: Stage = {
  name: 'variants',
  after: ['build'],
  run: () => holds([nodeBinary(), 'harness/build-variants.ts']),
};

/** A stage whose tests start programs of the system: found or installed before them. */
const withPrograms =
  (names: readonly Program[], run: Stage['run']): Stage['run'] =>
  async (workers) => {
    ensurePrograms(names);
    return run(workers);
  };

/** A project of playwright.config.ts: what it needs beside the built site is the server, and the inbox behind a form. */
const browser = (name: string): Stage => ({
  name,
  reads: within(...buildInputs, 'server', 'inbox', 'catalogue', 'tests', ...(name === 'editor' ? ['editor'] : [])),
  after: [name === 'delivery' ? 'variants' : 'build'],
  run: async (workers) => playwright([name], workers, await browserPaths()),
});

/** The projects that are run where what they prove may have changed, as the long proofs are. */
const further: ReadonlySet<string> = new Set([
  'dev-further',
  'firefox-further',
  'over-the-page',
  'editor',
  'landing',
  'pictures',
]);
const projects = (playwrightConfig.projects ?? []).map(({ name = '' }) => name);

/** What `npm run check` runs. */
export const checkStages: readonly Stage[] = [...ofSources, changed];

/** What `npm test` runs, in the order in which they begin once what they wait for is there: the longest first. */
export const testStages: readonly Stage[] = [
  build,
  variants,
  ...ofSources,
  ...projects.filter((name) => !further.has(name)).map(browser),
  {
    name: 'inbox',
    reads: within('inbox', 'contracts'),
    run: withPrograms(['postgres', 'strace'], (workers) => vitest('inbox', workers)),
  },
  {
    name: 'built',
    reads: within(...buildInputs, 'tests/built'),
    after: ['variants'],
    run: (workers) => vitest('built', workers),
  },
  {
    name: 'hosts',
    reads: within(...buildInputs, 'server', 'inbox/testing', 'tests'),
    after: ['build'],
    run: (workers) => vitest('hosts', workers),
  },
  unit,
];

/** What `npm run prove` runs, one after the other: each wants the machine to itself. */
export const proofStages: readonly Stage[] = [
  build,
  ...projects.filter((name) => further.has(name)).map(browser),
  { name: 'unit-anew', run: (workers) => vitest('unit-anew', workers) },
  { name: 'recipes', run: (workers) => vitest('recipes', workers) },
  {
    name: 'proofs',
    run: withPrograms(
      ['postgres', 'strace', 'nginx', 'caddy', 'openssl', 'soffice', 'promtool', 'docker-compose', 'systemd-analyze'],
      (workers) => vitest('proofs', workers),
    ),
  },
  {
    name: 'screen-reader',
    run: withPrograms(['orca', 'dbus-daemon', 'Xvfb', 'openbox', 'xdotool', 'firefox-esr'], (workers) =>
      vitest('screen-reader', workers),
    ),
  },
  { name: 'load', run: withPrograms(['postgres'], () => holds([nodeBinary(), 'inbox/proofs/load.ts'])) },
];

/** What `npm run page` runs: every test that has the path of this page in its title, in one browser. */
export function pageStages(path: string): readonly Stage[] {
  const pattern = `(^|\\s)${RegExp.escape(path)}(\\s|$)`;
  return [
    build,
    { name: 'built', after: ['build'], run: (workers) => vitest('built', workers, '-t', pattern) },
    {
      name: 'browser',
      after: ['build'],
      run: async (workers) => playwright(['desktop', 'no-script'], workers, await browserPaths(), '--grep', pattern),
    },
  ];
}

let browsers: Promise<Readonly<Record<string, string>>> | undefined;

/** Where the browsers are, as playwright.config.ts wants to be told; they are looked for once. */
function browserPaths(): Promise<Readonly<Record<string, string>>> {
  browsers ??= findBrowsers().then(({ chromium, firefox, webkit }) => ({
    CHROMIUM_PATH: chromium.executablePath,
    ...(firefox.channel ? { FIREFOX_PATH: firefox.executablePath } : {}),
    ...(webkit.channel ? { WEBKIT_PATH: webkit.executablePath } : {}),
  }));
  return browsers;
}
