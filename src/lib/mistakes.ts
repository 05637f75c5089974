/** Something wrong in a file that people write: where, and what to do about it. */
export interface Mistake {
  /** Below the repository. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

/** What is wrong in such files as one error, a line for each mistake, as in "src/site/home/page.yaml:3:10: hero › title: is empty". */
export class Mistakes extends Error {
  readonly all: readonly Mistake[];

  constructor(all: readonly Mistake[]) {
    super(all.map(({ file, line, column, what }) => `${file}:${line}:${column}: ${what}`).join('\n'));
    this.name = 'Mistakes in what is written';
    this.all = all;
    // Which code read them is nothing to whoever wrote them.
    this.stack = `${this.name}\n${this.message}`;
  }
}

/** The mistakes for which reading something was refused, none if it was read. Throws on any other error. */
export function mistakesOf(read: () => unknown): readonly Mistake[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof Mistakes) return error.all;
    throw error;
  }
}

/** Reads one thing, then another beside it. What is wrong with either is one error: neither hides the other. */
export function readBoth<One, Other>(readOne: () => One, readOther: () => Other): readonly [One, Other] {
  let one: One;
  try {
    one = readOne();
  } catch (error) {
    if (error instanceof Mistakes) throw new Mistakes([...error.all, ...mistakesOf(readOther)]);
    throw error;
  }
  return [one, readOther()];
}
