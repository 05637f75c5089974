import type { ReactNode } from 'react';
import { Slip } from '../Slip/Slip.tsx';
import styles from './Sheet.module.css';

export interface SheetProps {
  /** What can be torn off at its side, or at its foot where there is no room beside it. */
  readonly stub?: ReactNode;
  readonly children: ReactNode;
}

/** A large slip that lies a little above the page; as wide a margin as `--room` around it says. */
export function Sheet({ stub, children }: SheetProps) {
  return (
    <div className={stub ? `${styles.lift} ${styles.perforated}` : styles.lift}>
      <Slip className={styles.sheet}>{children}</Slip>
      {stub && <Slip className={styles.sheet}>{stub}</Slip>}
    </div>
  );
}
