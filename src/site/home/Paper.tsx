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
 * A section with the receipt's paper beside it, and the next line printed there. The receipt says it too, so it is not
 * read out.
 */
export function Paper({ line, children }: PaperProps) {
  return (
    <div className={styles.along}>
      {children}
      <div className={`paper ${styles.strip}`} aria-hidden="true">
        <span>{line.label}</span>
        <b>
          <Printed name={line.print} />
        </b>
      </div>
    </div>
  );
}
