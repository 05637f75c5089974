import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Accordion.module.css';

export interface AccordionProps {
  /** Groups the entries, so that one is open at a time; unique on the page. */
  readonly name: string;
  readonly entries: readonly {
    readonly id: string;
    readonly title: string;
    /** A small drawing before the title. */
    readonly mark?: ReactNode;
    /** A few words about the entry, after its title. */
    readonly hint?: string;
    readonly content: ReactNode;
  }[];
  /** Shows by the first entry what the others hold. */
  readonly openFirst?: boolean;
}

/**
 * Entries of which one is open at a time and the open one can be closed, by `<details name>` alone. The id stands on the
 * content, so that a link to its hash and find-in-page open the entry natively.
 */
export function Accordion({ name, entries, openFirst = false }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {entries.map(({ id, title, mark, hint, content }, index) => (
        <details key={id} name={name} className={styles.entry} open={openFirst && index === 0}>
          <summary className={styles.summary}>
            {mark}
            <h3>{title}</h3>
            {hint && <span className="label">{hint}</span>}
            <Icon name="chevron" />
          </summary>
          <div id={id} className={styles.content}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
