import { pagePaths } from './addresses.ts';
import { articleSlugs, readArticleFile } from './blog/article-files.ts';
import { refuseMistakes } from './content-mistakes.ts';
import { navigation } from './everywhere/navigation.schema.ts';
import { schema as answers } from './not-found/answers.schema.ts';
import { picturesIn, readPageContent } from './page-contents.ts';
import { readContent } from './read-content.ts';

/** The pictures that some page shows, by their paths: what is named nowhere, or by a draft alone, is not sent. */
export function picturesInUse(): ReadonlySet<string> {
  refuseMistakes();
  const contents = [
    readContent('everywhere/navigation.yaml', navigation),
    readContent('not-found/answers.yaml', answers),
    ...pagePaths().map(readPageContent),
    ...articleSlugs.map(readArticleFile),
  ];
  return new Set(contents.flatMap(picturesIn));
}
