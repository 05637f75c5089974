import styles from './Shares.module.css';

export interface ShareBarProps {
  /** A share of a hundred, as in “74%”, or a range, as in “20–30%”, whose part in doubt is hatched. */
  readonly value: string;
}

/** A share drawn to its length. */
export function ShareBar({ value }: ShareBarProps) {
  const [least = 0, most = least] = (value.match(/\d+/g) ?? []).map(Number);
  const bar = (length: number, color: string, hatching?: string) => (
    <line x2={`${length}%`} stroke={color} strokeDasharray={hatching} />
  );
  return (
    <svg className={styles.share} aria-hidden="true">
      {bar(100, 'var(--color-line)')}
      {most !== least && bar(most, 'var(--color-money)', '4')}
      {bar(least, 'var(--color-money)')}
    </svg>
  );
}
