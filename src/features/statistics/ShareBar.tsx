import styles from './Shares.module.css';

export interface ShareBarProps {
  /** A share of a hundred, as in “74%”, or a range, as in “20–30%”, whose part in doubt is paler. */
  readonly value: string;
}

/** A share as so many of a hundred marks. */
export function ShareBar({ value }: ShareBarProps) {
  const [least = 0, most = least] = (value.match(/\d+/g) ?? []).map(Number);
  const marks = (count: number, color: string, opacity?: number) => (
    <line x2={`${count}%`} pathLength={count} stroke={color} strokeOpacity={opacity} />
  );
  return (
    <svg className={styles.share} aria-hidden="true">
      {marks(100, 'var(--color-line)')}
      {most !== least && marks(most, 'var(--color-money)', 0.5)}
      {marks(least, 'var(--color-money)')}
    </svg>
  );
}
