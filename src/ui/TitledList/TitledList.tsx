import type { Noted } from '../../lib/notes.ts';
import styles from './TitledList.module.css';

export interface TitledListProps {
  readonly items: readonly (Noted & { readonly title: string; readonly text: string })[];
  /** `ol` where the order says something. */
  readonly as?: 'ul' | 'ol';
  /** How it is set; without it as tiles between rules, as many columns as fit. */
  readonly className?: string | undefined;
}

/** Titles with a sentence each, and its qualifier where it has one. */
export function TitledList({ items, as: List = 'ul', className = `columns ${styles.tiles}` }: TitledListProps) {
  return (
    <List className={className}>
      {items.map(({ title, text, note }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {note && <p className="fine">{note}</p>}
        </li>
      ))}
    </List>
  );
}
