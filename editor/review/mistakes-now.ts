import { mistakesOf } from '../../src/lib/mistakes.ts';
import { refuseMistakes } from '../../src/site/content-mistakes.ts';

/** What is wrong in the files of content as they are now, in words. */
export const mistakesNow = (): readonly string[] =>
  mistakesOf(refuseMistakes).map(({ file, line, what }) => `${file}:${line}: ${what}`);
