import { fingerprint, type Sources } from '../sources.ts';
import type { PassedBefore } from './passed-before.ts';
import type { Outcome, Stage } from './stage.ts';

/** A stage and what came of it. */
export interface Result extends Outcome {
  readonly stage: string;
  readonly seconds: number;
  /** Why it was not run. */
  readonly notRun?: { readonly passedBefore: number } | { readonly failedFirst: string };
}

/** What a run of stages has to work with. */
export interface Machine {
  /** How many stages may run at a time, and how many workers a test runner has in each. */
  readonly atOnce: number;
  readonly workers: number;
  readonly sources: Sources;
  /** Settings from outside that change what a stage finds. */
  readonly settings: string;
  readonly passedBefore: PassedBefore;
  /** Whether to run again what has passed. */
  readonly all: boolean;
  /** Hears of each stage as it ends. */
  readonly tell: (result: Result) => void;
}

const nothing: Outcome = { passed: 0, failed: 0, tests: [], output: '' };

/**
 * Runs stages side by side, in their order, as many at a time as the machine bears, and answers what came of them. A
 * stage waits for those that it comes after, and is not run where one of them failed, nor where it has passed with what it
 * would read now.
 */
export async function runStages(stages: readonly Stage[], machine: Machine): Promise<readonly Result[]> {
  const results = new Map<string, Result>();
  const end = (result: Result) => {
    results.set(result.stage, result);
    machine.tell(result);
  };
  const isReady = ({ after = [] }: Stage) => after.every((name) => results.has(name));

  const begin = async (stage: Stage): Promise<void> => {
    const failedFirst = stage.after?.map((name) => failureOf(results.get(name))).find((name) => name !== undefined);
    if (failedFirst !== undefined) return end({ ...nothing, stage: stage.name, seconds: 0, notRun: { failedFirst } });
    const inputs = stage.reads && `${fingerprint(machine.sources, stage.reads)} ${machine.settings}`;
    const passedBefore = inputs === undefined ? undefined : machine.passedBefore.testsOf(stage.name, inputs);
    if (passedBefore !== undefined && !machine.all)
      return end({ ...nothing, stage: stage.name, seconds: 0, notRun: { passedBefore } });

    const started = performance.now();
    const outcome = await stage.run(machine.workers).catch(brokenOff);
    if (inputs !== undefined)
      machine.passedBefore.note(stage.name, inputs, outcome.failed === 0 ? outcome.passed : undefined);
    end({ ...outcome, stage: stage.name, seconds: (performance.now() - started) / 1000 });
  };

  const waiting = [...stages];
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < machine.atOnce ? waiting.find(isReady) : undefined;
    if (next === undefined) {
      await Promise.race(running);
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const run: Promise<void> = begin(next).finally(() => running.delete(run));
    running.add(run);
  }
  return stages.flatMap(({ name }) => results.get(name) ?? []);
}

/** The stage that failed: this one, or one that it waited for. */
function failureOf(result: Result | undefined): string | undefined {
  if (result?.notRun && 'failedFirst' in result.notRun) return result.notRun.failedFirst;
  return result?.failed ? result.stage : undefined;
}

const brokenOff = (error: unknown): Outcome => ({
  ...nothing,
  failed: 1,
  output: error instanceof Error ? error.message : String(error),
});
