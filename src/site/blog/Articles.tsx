import { categoryPath } from '../../routes.ts';
import { ArticleCard } from './ArticleCard.tsx';
import styles from './Articles.module.css';
import type { Article } from './all-articles.ts';
import { categories as names } from './article.schema.ts';
import type { Page } from './page.schema.ts';

export interface ArticlesProps extends Pick<Page, 'all' | 'categories'> {
  /** Newest first. */
  readonly articles: readonly Article[];
}

/** All articles, newest first, in cards of different shapes, under the categories with the number of articles in each. */
export function Articles({ all, categories, articles }: ArticlesProps) {
  return (
    <section className={`wrap ${styles.articles}`}>
      <h2>{all}</h2>
      <nav className={styles.categories} aria-labelledby="categories">
        <p className="label" id="categories">
          {categories}
        </p>
        <ul>
          {Object.entries(names).map(([slug, name]) => {
            const count = articles.filter(({ category }) => category === slug).length;
            return (
              <li key={slug}>
                {/* It answers 404: nothing for a crawler to follow. */}
                <a href={categoryPath(slug)} rel="nofollow">
                  {name}
                  <span className="mono">{` (${count})`}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <ul className={styles.cards}>
        {articles.map((article, index) => (
          <ArticleCard key={article.slug} article={article} small={index > 0} />
        ))}
      </ul>
    </section>
  );
}
