import { formatDay } from '../../lib/dates.ts';
import { articlePath } from '../../routes.ts';
import { blog } from '../everywhere/words.yaml';
import styles from './ArticleFoot.module.css';
import type { Article } from './all-articles.ts';
import type { Neighbours } from './article-order.ts';

/** The articles before and after this one, and others to read. */
export function ArticleFoot({ previous, next, related }: Neighbours<Article>) {
  return (
    <div className={`wrap ${styles.foot}`}>
      <nav className={styles.turn} aria-label={blog.neighbours}>
        {previous && (
          <a href={articlePath(previous.slug)} rel="prev">
            <small>{blog.previous}</small>
            {previous.title}
          </a>
        )}
        {next && (
          <a href={articlePath(next.slug)} rel="next">
            <small>{blog.next}</small>
            {next.title}
          </a>
        )}
      </nav>
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related">{blog.related}</h2>
          <ul>
            {related.map(({ date, slug, title }) => (
              <li key={slug}>
                <a href={articlePath(slug)}>
                  <small>{formatDay(date, 'medium')}</small>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
