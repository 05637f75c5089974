import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../setup.mjs';
import { runTool } from './run-tool.ts';
import type { Outcome, TestRun } from './stage.ts';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** The part of Playwright's JSON report that is read here. */
interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

/** Runs projects of playwright.config.ts, or the part of them that `args` choose, against a server of their own. */
export async function playwright(
  projects: readonly string[],
  workers: number,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Outcome> {
  const name = projects.join('-');
  const file = join(repository, 'reports', `${name}.json`);
  rmSync(file, { force: true });
  const { code, output } = await runTool(
    [
      ...['playwright', 'test', ...projects.map((project) => `--project=${project}`), `--workers=${workers}`],
      // Runs side by side would delete one another's traces.
      ...['--reporter=list,json', `--output=test-results/${name}`],
      ...args,
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const broken = code === 0 ? 0 : 1;
  try {
    const { stats, suites }: Report = JSON.parse(readFileSync(file, 'utf8'));
    // Skipped are only tests of a control that the width or the browser at hand does not show.
    const failed = Math.max(stats.unexpected + stats.flaky, broken);
    return { passed: stats.expected, failed, tests: suites.flatMap(testsOf), output };
  } catch {
    return { passed: 0, failed: 1, tests: [], output };
  }
}

function testsOf({ suites = [], specs }: Suite): readonly TestRun[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${projectName}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}
