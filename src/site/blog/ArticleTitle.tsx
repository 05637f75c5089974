import { Fragment } from 'react';
import styles from './ArticleTitle.module.css';

/** A title in a list: it breaks behind its colon before it breaks within what stands on either side. */
export function ArticleTitle({ title }: { readonly title: string }) {
  return title.split(/(?<=:) /).map((part) => (
    <Fragment key={part}>
      <span className={styles.part}>{part}</span>{' '}
    </Fragment>
  ));
}
