import styles from './TitledList.module.css';

export interface TitledListProps {
  readonly items: readonly { readonly title: string; readonly text: string }[];
  /** `ol` where the order says something. */
  readonly as?: 'ul' | 'ol';
  /** How it is set; without it as tiles between rules, as many columns as fit. */
  readonly className?: string | undefined;
}

/** Titles with a sentence each. */
export function TitledList({ items, as: List = 'ul', className = `columns ${styles.tiles}` }: TitledListProps) {
  return (
    <List className={className}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
