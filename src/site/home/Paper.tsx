import type { ReactNode } from 'react';
import { Printed } from '../../features/own-figures/Printed.tsx';
import styles from './Paper.module.css';
import type { Page } from './page.schema.ts';

/** The slot that the paper comes out of; it takes it in again, without script. */
export function PaperSlot({ name }: { readonly name: string }) {
  return (
    <label className={`paper ${styles.slot}`}>
      <input type="checkbox" defaultChecked />
      <span>{name}</span>
    </label>
  );
}

export interface PaperProps {
  readonly line: Page['paper']['lines'][keyof Page['paper']['lines']];
  readonly children: ReactNode;
}

/**
 * A section with the receipt's paper beside it, and its own line printed there. The line says what the section or the
 * receipt says anyway, so it is not read out.
 */
export function Paper({ line, children }: PaperProps) {
  return (
    <div className={styles.along}>
      {children}
      <div className={`paper ${styles.strip}`} aria-hidden="true">
        <span>{line.label}</span>
        <b>{'print' in line ? <Printed name={line.print} /> : line.value}</b>
      </div>
    </div>
  );
}
