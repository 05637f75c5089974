import styles from './Shares.module.css';

export interface ShareBarProps {
  /** A share of a hundred, as in “74%”, or a range, as in “20–30%”, whose part in doubt is hatched. */
  readonly value: string;
}

/** A share drawn to its length. */
export function ShareBar({ value }: ShareBarProps) {
  const [least = 0, most = least] = (value.match(/\d+/g) ?? []).map(Number);
  const bar = (length: number, color: string) => <line x2={`${length}%`} stroke={color} />;
  return (
    <svg className={styles.share} aria-hidden="true">
      {bar(100, 'var(--color-line)')}
      {bar(least, 'var(--color-money)')}
      {/* Five whole stripes, after a gap as wide as each. */}
      {most !== least && (
        <line
          x1={`${least}%`}
          x2={`${most}%`}
          stroke="var(--color-money)"
          pathLength={10}
          strokeDasharray="1"
          strokeDashoffset={1}
        />
      )}
    </svg>
  );
}
