import { formatDay } from '../../lib/dates.ts';
import { articlePath } from '../../routes.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Article } from './all-articles.ts';
import styles from './Recent.module.css';

/** As many titles as are as tall as the words of the article beside them. */
const recentCount = 4;

export interface RecentProps {
  /** Newest first. */
  readonly articles: readonly Article[];
  readonly title: string;
}

/** The newest titles, beside the article on the band; on a phone, where the list of all is next, folded into a line. */
export function Recent({ articles, title }: RecentProps) {
  return (
    <aside className={styles.recent} aria-labelledby="recent">
      <h2 id="recent">{title}</h2>
      <details>
        <summary>
          {title}
          <Icon name="chevron" />
        </summary>
        <ul className="columns">
          {articles.slice(0, recentCount).map((article) => (
            <li key={article.slug}>
              <a href={articlePath(article.slug)}>
                <time dateTime={article.date}>{formatDay(article.date, 'medium')}</time>
                {article.title}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}
