import { toolNames } from './article-vocabulary.ts';
import { type Article, loadArticles } from './load-articles.ts';

/** What an article's route hands to its page. */
export interface ArticleProps {
  readonly article: Article;
  /** Its place among all articles, newest first. */
  readonly index: number;
  readonly articles: readonly Article[];
}

const tool = new RegExp(`<(?:${toolNames.join('|')})\\b`);

/** The paths of the articles that hold tools, or of those that hold none: each kind has a route of its own. */
export async function articlePaths(kind: 'with tools' | 'without tools') {
  const articles = await loadArticles();
  return articles.flatMap((article, index) => {
    const props: ArticleProps = { article, index, articles };
    return tool.test(article.body) === (kind === 'with tools') ? [{ slug: article.slug, props }] : [];
  });
}
