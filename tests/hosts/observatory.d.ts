/** What the tests use of MDN's scorer, which comes without types. Its package names no entry for these parts. */

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  interface Output {
    readonly result: string;
    readonly pass: boolean;
  }
  interface OutputKind {
    readonly possibleResults: readonly string[];
  }
  export const ALL_TESTS: readonly ((retrieved: object) => Output)[];
  export const ALL_RESULTS: readonly OutputKind[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { readonly score: number; readonly grade: string };
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  export function retrieve(
    hostname: string,
    options: { readonly httpPort: string; readonly httpsPort: string; readonly path: string },
  ): Promise<object>;
}
