import styles from './Shares.module.css';

export interface ShareBarProps {
  /** A share of a hundred, as in “74%”, or a range, as in “20–30%”, whose part in doubt is paler. */
  readonly value: string;
}

/** A share drawn to its length, in tenths of the whole. */
export function ShareBar({ value }: ShareBarProps) {
  const [least = 0, most = least] = (value.match(/\d+/g) ?? []).map(Number);
  const bar = (length: number, color: string, opacity?: number) => (
    <line x2={`${length}%`} pathLength={length} stroke={color} strokeOpacity={opacity} />
  );
  return (
    <svg className={styles.share} aria-hidden="true">
      {bar(100, 'var(--color-line)')}
      {most !== least && bar(most, 'var(--color-money)', 0.5)}
      {bar(least, 'var(--color-money)')}
    </svg>
  );
}
