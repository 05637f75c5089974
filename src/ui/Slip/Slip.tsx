import type { ReactNode } from 'react';
import styles from './Slip.module.css';

export interface SlipProps {
  /** How its content is set. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A strip of paper torn off at the foot. */
export function Slip({ className, children }: SlipProps) {
  return <div className={['paper', styles.slip, className].filter(Boolean).join(' ')}>{children}</div>;
}
