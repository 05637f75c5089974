import { ArticleCard } from './ArticleCard.tsx';
import styles from './ArticleGrid.module.css';
import type { Article } from './all-articles.ts';

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
