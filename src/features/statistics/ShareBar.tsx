import styles from './Statistics.module.css';

/** A share of a hundred, as in “74%”, drawn to its length; of a range, as in “20–30%”, the part in doubt is paler. */
export function ShareBar({ value }: { readonly value: string }) {
  const [least = '', most = least] = value.match(/\d+/g) ?? [];
  return (
    <svg className={styles.share} aria-hidden="true">
      <rect width="100%" height="100%" fill="var(--color-line)" />
      {most !== least && <rect width={`${most}%`} height="100%" fill="var(--color-money)" fillOpacity={0.45} />}
      <rect width={`${least}%`} height="100%" fill="var(--color-money)" />
    </svg>
  );
}
