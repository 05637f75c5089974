import styles from './Statistics.module.css';

export interface ShareBarProps {
  /** A share of a hundred, as in “74%”, or a range, as in “20–30%”, whose part in doubt is paler. */
  readonly value: string;
  /** In ten strokes, as counted by hand, each filled by its own tenth. */
  readonly tally?: boolean;
}

/** Ten strokes with nine gaps between them are a hundred wide. */
const stroke = 6.4;
const gap = 4;

/** A share drawn to its length. */
export function ShareBar({ value, tally = false }: ShareBarProps) {
  const [least = 0, most = least] = (value.match(/\d+/g) ?? []).map(Number);
  const reach = (share: number) =>
    tally ? Math.floor(share / 10) * (stroke + gap) + ((share % 10) / 10) * stroke : share;
  const bar = (length: number, color: string, opacity?: number) => (
    <line
      x2={`${length}%`}
      stroke={color}
      strokeOpacity={opacity}
      {...(tally && { pathLength: length, strokeDasharray: `${stroke} ${gap}` })}
    />
  );
  return (
    <svg className={styles.share} aria-hidden="true">
      {bar(100, 'var(--color-line)')}
      {most !== least && bar(reach(most), 'var(--color-money)', 0.45)}
      {bar(reach(least), 'var(--color-money)')}
    </svg>
  );
}
