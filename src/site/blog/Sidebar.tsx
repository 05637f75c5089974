import { formatDay } from '../../lib/dates.ts';
import { articlePath, categoryPath } from '../../routes.ts';
import { Slip } from '../../ui/Slip/Slip.tsx';
import type { Article } from './all-articles.ts';
import { categories as names } from './article.schema.ts';
import styles from './Sidebar.module.css';

/** As many titles as a glance takes in. */
const recentCount = 5;

export interface SidebarProps {
  readonly articles: readonly Article[];
  readonly recent: string;
  readonly categories: string;
}

/** The newest titles, and the categories with the number of articles in each, on a strip of paper. */
export function Sidebar({ articles, recent, categories }: SidebarProps) {
  return (
    <aside className={styles.strip} aria-label={recent}>
      <Slip>
        <h2>{recent}</h2>
        <ul className={styles.recent}>
          {articles.slice(0, recentCount).map(({ date, slug, title }) => (
            <li key={slug}>
              <a href={articlePath(slug)}>
                <time dateTime={date}>{formatDay(date, 'medium')}</time>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <h2>{categories}</h2>
        <ul className={styles.categories}>
          {Object.entries(names).map(([slug, name]) => (
            <li key={slug}>
              {/* It answers 404 (decision 15): nothing for a crawler to follow. */}
              <a href={categoryPath(slug)} rel="nofollow">
                {name}
                <span>{`(${articles.filter(({ category }) => category === slug).length})`}</span>
              </a>
            </li>
          ))}
        </ul>
      </Slip>
    </aside>
  );
}
