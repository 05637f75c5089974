import { formatDay, formatKnown } from '../../lib/dates.ts';
import { fill } from '../../lib/fill.ts';
import { blog } from '../everywhere/words.yaml';
import styles from './ArticleAside.module.css';
import type { ArticleRecord } from './read-article.ts';

/** The headings of what follows an article's text, for its table of contents. */
export function recordHeadings({ since, sources }: Pick<ArticleRecord, 'since' | 'sources'>) {
  return [
    ...(since.length > 0 ? [{ slug: 'since', text: blog.since }] : []),
    ...(sources.length > 0 ? [{ slug: 'sources', text: blog.sources }] : []),
  ];
}

/** What has happened since the article was published, each with its day and its source, and then the sources of its text. */
export function ArticleRecords({ since, sources, updated = '' }: Pick<ArticleRecord, 'since' | 'sources' | 'updated'>) {
  return (
    <>
      {since.length > 0 && (
        <>
          <h2 id="since">{blog.since}</h2>
          <p>{fill(blog.checked, { date: formatDay(updated) })}</p>
          <ul className={styles.callout}>
            {since.map(({ date, text, publisher, url }) => (
              <li key={text}>
                <b>{formatKnown(date)}</b>
                {`: ${text} `}
                <a href={url}>{publisher}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {sources.length > 0 && (
        <>
          <h2 id="sources">{blog.sources}</h2>
          <ul className="fine">
            {sources.map(({ date, publisher, title, url }) => (
              <li key={title}>
                <a href={url}>{title}</a>
                {[``, publisher, ...(date ? [formatKnown(date)] : [])].join(', ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
