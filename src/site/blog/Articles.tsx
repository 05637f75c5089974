import { ArticleCard } from './ArticleCard.tsx';
import styles from './Articles.module.css';
import type { Page } from './page.schema.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

/** All articles, newest first, in cards of different shapes, with the sidebar among them where there is room. */
export function Articles({ all, articles, ...sidebar }: SidebarProps & Pick<Page, 'all'>) {
  return (
    <section className={`wrap ${styles.articles}`}>
      <h2>{all}</h2>
      <ul>
        {articles.map((article, place) => (
          <ArticleCard key={article.slug} article={article} closer={place === 0} />
        ))}
      </ul>
      <Sidebar articles={articles} {...sidebar} />
    </section>
  );
}
