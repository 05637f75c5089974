import { newestFirst } from './article-order.ts';
import { type Article, type ArticleModule, readArticles } from './read-articles.ts';

const modules = import.meta.glob<ArticleModule>('./articles/*.mdx', { eager: true });
const sources = import.meta.glob<string>('./articles/*.mdx', { eager: true, query: '?raw', import: 'default' });

/** All articles, newest first. */
export const allArticles: readonly Article[] = newestFirst(readArticles(modules, sources));
