import type { Article } from '../../lib/load-articles.ts';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './ArticleGrid.module.css';

export interface ArticleGridProps {
  readonly articles: readonly Article[];
}

/** Cards side by side, as many as fit. */
export function ArticleGrid({ articles }: ArticleGridProps) {
  return (
    <ul className={styles.grid}>
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} />
      ))}
    </ul>
  );
}
