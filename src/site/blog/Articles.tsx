import { ArticleGrid } from './ArticleGrid.tsx';
import styles from './Articles.module.css';
import type { Article } from './all-articles.ts';
import type { Page } from './page.schema.ts';
import { Sidebar } from './Sidebar.tsx';

export interface ArticlesProps extends Readonly<Pick<Page, 'all' | 'recent' | 'categories'>> {
  readonly articles: readonly Article[];
}

/** The grid of articles, newest first, with the sidebar beside it. */
export function Articles({ all, articles, ...sidebar }: ArticlesProps) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <section className={styles.articles}>
        <h2>{all}</h2>
        <ArticleGrid articles={articles} />
      </section>
      <Sidebar articles={articles} {...sidebar} />
    </div>
  );
}
