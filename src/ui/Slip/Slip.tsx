import type { ReactNode } from 'react';
import styles from './Slip.module.css';

export interface SlipProps {
  /** `large` is a sheet that lies a little above the page; as wide a margin as `--room` around it says. */
  readonly size?: 'small' | 'large';
  /** How its content is set. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A strip of paper torn off at the foot. */
export function Slip({ size = 'small', className, children }: SlipProps) {
  if (size === 'small')
    return <div className={className ? `${styles.slip} ${className}` : styles.slip}>{children}</div>;
  return (
    <div className={styles.lift}>
      <div className={`${styles.slip} ${styles.large}`}>{children}</div>
    </div>
  );
}
