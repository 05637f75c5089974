import type { ReactNode } from 'react';
import styles from './Slip.module.css';

export interface SlipProps {
  /** `large` is a sheet that lies a little above the page; as wide a margin as `--room` around it says. */
  readonly size?: 'small' | 'large';
  /** How its content is set. */
  readonly className?: string | undefined;
  /** Of a large one: what can be torn off at its side, or at its foot where there is no room beside it. */
  readonly stub?: ReactNode;
  readonly children: ReactNode;
}

/** A strip of paper torn off at the foot. */
export function Slip({ size = 'small', className, stub, children }: SlipProps) {
  if (size === 'small')
    return <div className={['paper', styles.slip, className].filter(Boolean).join(' ')}>{children}</div>;
  const sheet = `paper ${styles.slip} ${styles.large}`;
  return (
    <div className={stub ? `${styles.lift} ${styles.perforated}` : styles.lift}>
      <div className={sheet}>{children}</div>
      {stub && <div className={sheet}>{stub}</div>}
    </div>
  );
}
