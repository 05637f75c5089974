import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../setup.mjs';
import { runTool } from './run-tool.ts';
import type { Outcome } from './stage.ts';

/** The part of Vitest's JSON report that is read here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

/** Runs a project of vitest.config.ts, or the part of it that `args` choose; a run that breaks counts as one failure. */
export async function vitest(project: string, workers: number, ...args: readonly string[]): Promise<Outcome> {
  const file = join(repository, 'reports', `${project}.json`);
  rmSync(file, { force: true });
  const { code, output } = await runTool([
    ...['vitest', 'run', '--project', project, `--maxWorkers=${workers}`],
    ...['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    ...args,
  ]);
  const broken = code === 0 ? 0 : 1;
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    const { numPassedTests: passed, numFailedTests, numTotalTests, testResults } = report;
    // Where all were asked for, one that was left out has not passed.
    const failed = args.length === 0 ? numTotalTests - passed : numFailedTests;
    const tests = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 }));
    return { passed, failed: Math.max(failed, broken), tests, output };
  } catch {
    return { passed: 0, failed: 1, tests: [], output };
  }
}
