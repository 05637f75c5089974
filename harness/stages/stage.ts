/** A test that ran, and how long it took. */
export interface TestRun {
  readonly title: string;
  readonly seconds: number;
}

/** What a stage has found. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Those that tell their time. */
  readonly tests: readonly TestRun[];
  /** What its tool printed. */
  readonly output: string;
}

/** One of the checks that a command makes, side by side with others. */
export interface Stage {
  readonly name: string;
  /** Which sources can change what it finds. A stage that does not say is run every time. */
  readonly reads?: (path: string) => boolean;
  /** Stages that come first: whoever runs this one runs them too. */
  readonly after?: readonly string[];
  /** Runs it with so many workers of its own. */
  readonly run: (workers: number) => Promise<Outcome>;
}
