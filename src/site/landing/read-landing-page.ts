import { Mistakes } from '../../lib/mistakes.ts';
import { readContent } from '../read-content.ts';
import { addressProblem } from './address.ts';
import { type LandingPage, landingPage } from './landing.schema.ts';

/** The file that holds the words of a page of blocks, below src/site. */
const fileOf = (path: string): string => `${path.slice(1)}/page.yaml`;

/** What a page of blocks says. Throws what is wrong with it, its address included, which is the name of its folder. */
export function readLandingPage(path: string): LandingPage {
  const what = addressProblem(path);
  if (what !== undefined) throw new Mistakes([{ file: `src/site/${fileOf(path)}`, line: 1, column: 1, what }]);
  return readContent(fileOf(path), landingPage);
}
