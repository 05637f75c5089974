import type { ReactNode } from 'react';
import { roles } from './as-cards.ts';
import styles from './TableFrame.module.css';

export interface TableFrameProps {
  readonly label: string;
  readonly figures?: boolean;
  /** Rows become cards where it is narrow; its parts then carry their roles, and its cells `data-label`. */
  readonly cards?: boolean;
  /** The table's caption, head and body. */
  readonly children: ReactNode;
}

/** The frame of a table, for tables whose rows are made elsewhere; what is wider scrolls in it. */
export function TableFrame({ label, figures = false, cards = false, children }: TableFrameProps) {
  const looks = [styles.table, figures && styles.figures, cards && styles.cards].filter(Boolean);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={looks.join(' ')} {...(cards && { role: roles.table })}>
        {children}
      </table>
    </section>
  );
}
