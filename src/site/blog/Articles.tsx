import { articlePath } from '../../routes.ts';
import { ArticleGrid } from './ArticleGrid.tsx';
import styles from './Articles.module.css';
import { newestOfEarlierYears } from './article-order.ts';
import type { Article } from './load-articles.ts';
import type { Page } from './page.schema.ts';
import { Sidebar } from './Sidebar.tsx';

/** As many cards as the page's byte budget holds; older articles are reached by year. */
const shown = 12;

export interface ArticlesProps extends Readonly<Pick<Page, 'all' | 'earlier' | 'recent' | 'categories'>> {
  readonly articles: readonly Article[];
}

/** The grid of articles, newest first, with the sidebar beside it. */
export function Articles({ all, earlier, articles, ...sidebar }: ArticlesProps) {
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
                  <a href={articlePath(slug)}>{date.slice(0, 4)}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </section>
      <Sidebar articles={articles} {...sidebar} />
    </div>
  );
}
