import { ClosingCall } from '../../features/closing-call/ClosingCall.tsx';
import { fill } from '../../lib/fill.ts';
import { blog } from '../everywhere/words.yaml';
import type { Article } from './all-articles.ts';
import styles from './Closing.module.css';
import type { Page } from './page.schema.ts';

export interface ClosingProps {
  readonly closing: Page['closing'];
  readonly articles: readonly Article[];
}

/** The closing call of the list: its stub prints the minutes that each article takes, and their sum. */
export function Closing({ closing: { stub, ...call }, articles }: ClosingProps) {
  const minutes = articles.reduce((sum, article) => sum + article.minutes, 0);
  return (
    <ClosingCall {...call}>
      <p className="label">{stub.title}</p>
      <ol className={styles.lines}>
        {articles.map((article) => (
          <li key={article.slug}>
            <span>{article.title}</span>
            <span className="mono">{fill(stub.minutes, article)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        <span className="label">{stub.total}</span>
        {fill(blog.readingTime, { minutes })}
      </p>
    </ClosingCall>
  );
}
