import { ledgerMistakes } from '../figures/ledger.ts';
import { Mistakes, mistakesOf } from '../lib/mistakes.ts';
import { pagePaths } from './addresses.ts';
import { articleSlugs, readArticleFile } from './blog/article-files.ts';
import { authors } from './blog/authors.schema.ts';
import { everywhere } from './content-schemas.ts';
import { schema as answers } from './not-found/answers.schema.ts';
import { readPageContent } from './page-contents.ts';
import { readContent } from './read-content.ts';

/** Reads what stands on every page. */
export function readEverywhere(): void {
  for (const [file, schema] of Object.entries(everywhere)) readContent(file, schema);
}

const mistakesInContent = () =>
  [
    readEverywhere,
    () => readContent('not-found/answers.yaml', answers),
    () => readContent('blog/authors.yaml', authors),
    ...pagePaths().map((path) => () => readPageContent(path)),
    ...articleSlugs.map((slug) => () => readArticleFile(slug)),
  ].flatMap(mistakesOf);

/** Found once: what is edited is read anew with this module. What names figures is judged by a ledger that is right. */
const mistakes = ledgerMistakes.length > 0 ? ledgerMistakes : mistakesInContent();

/** Throws what is wrong in all files of content, so that who looks at another page is told as well. */
export function refuseMistakes(): void {
  if (mistakes.length > 0) throw new Mistakes(mistakes);
}
