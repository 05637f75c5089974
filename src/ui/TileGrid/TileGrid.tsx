import styles from './TileGrid.module.css';

export interface TileGridProps {
  readonly tiles: readonly { readonly title: string; readonly text: string }[];
}

/** Titles with a sentence each, between hairlines; as many columns as fit. */
export function TileGrid({ tiles }: TileGridProps) {
  return (
    <ul className={styles.grid}>
      {tiles.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
