import { newestOfEarlierYears } from '../../lib/article-order.ts';
import type { Article } from '../../lib/load-articles.ts';
import type { BlogContent } from '../../schemas/pages/blog.ts';
import { ArticleGrid } from './ArticleGrid.tsx';
import styles from './BlogArticles.module.css';
import { BlogSidebar } from './BlogSidebar.tsx';

/** As many cards as the page's byte budget holds; older articles are reached by year. */
const shown = 12;

export interface BlogArticlesProps extends Readonly<Pick<BlogContent, 'all' | 'earlier' | 'recent' | 'categories'>> {
  readonly articles: readonly Article[];
}

/** The grid of articles, newest first, with the sidebar beside it. */
export function BlogArticles({ all, earlier, articles, ...sidebar }: BlogArticlesProps) {
  const years = newestOfEarlierYears(articles, shown);
  return (
    <div className={`wrap ${styles.columns}`}>
      <section className={styles.articles}>
        <h2>{all}</h2>
        <ArticleGrid articles={articles.slice(0, shown)} />
        {years.length > 0 && (
          <nav className={styles.years} aria-labelledby="years">
            <h2 id="years">{earlier}</h2>
            <ul>
              {years.map(({ date, slug }) => (
                <li key={slug}>
                  <a href={`/blog/${slug}`}>{date.slice(0, 4)}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </section>
      <BlogSidebar articles={articles} {...sidebar} />
    </div>
  );
}
