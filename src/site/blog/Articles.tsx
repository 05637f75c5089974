import { ArticleCard } from './ArticleCard.tsx';
import styles from './Articles.module.css';
import type { Page } from './page.schema.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

/** The grid of articles, newest first, with the sidebar beside it. */
export function Articles({ all, articles, ...sidebar }: SidebarProps & Pick<Page, 'all'>) {
  return (
    <div className={`wrap ${styles.columns}`}>
      <section className={styles.articles}>
        <h2>{all}</h2>
        <ul className={styles.grid}>
          {articles.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </ul>
      </section>
      <Sidebar articles={articles} {...sidebar} />
    </div>
  );
}
