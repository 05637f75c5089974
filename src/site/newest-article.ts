import { articleSlugs, readArticleFile } from './blog/article-files.ts';
import { newestFirst } from './blog/article-order.ts';

/** What the newest article says of itself, for what stands on every page. */
export const [newestArticle] = newestFirst(articleSlugs.map(readArticleFile));
