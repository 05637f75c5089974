import { posix } from 'node:path';

/** The path of a picture that the text of an article names. */
export const besideArticles = (file: string): string => posix.join('src/site/blog/articles', file);
