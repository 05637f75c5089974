import styles from './TileGrid.module.css';

export interface TileGridProps {
  readonly tiles: readonly { readonly title: string; readonly text: string }[];
  /** Heading level of the tiles. */
  readonly level?: 2 | 3;
}

/** Titles with a sentence each, between hairlines; as many columns as fit. */
export function TileGrid({ tiles, level = 3 }: TileGridProps) {
  const Title = `h${level}` as const;
  return (
    <ul className={styles.grid}>
      {tiles.map(({ title, text }) => (
        <li key={title}>
          <Title>{title}</Title>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
