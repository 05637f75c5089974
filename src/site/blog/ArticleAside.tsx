import type { ReactNode } from 'react';
import { Slip } from '../../ui/Slip/Slip.tsx';
import styles from './ArticleAside.module.css';

export interface ArticleAsideProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A short remark beside the argument. */
export function Callout({ title, children }: ArticleAsideProps) {
  return (
    <div className={styles.callout} role="note">
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}

/** What a reader takes away: a list with boxes to tick, on paper too. */
export function Checklist({ title, children }: ArticleAsideProps) {
  return (
    <div className={styles.lift}>
      <Slip>
        <div className={styles.title}>{title}</div>
        {children}
      </Slip>
    </div>
  );
}

/** A sum worked out in front of the reader, on a slip torn off like a receipt. */
export function WorkedExample({ title, children }: ArticleAsideProps) {
  return (
    <div className={styles.lift}>
      <Slip>
        <figure>
          <figcaption className={styles.title}>{title}</figcaption>
          {children}
        </figure>
      </Slip>
    </div>
  );
}
