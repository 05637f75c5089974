import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { BrandMark } from '../../features/brand/BrandMark.tsx';
import { fill } from '../../lib/fill.ts';
import styles from './Letter.module.css';
import type { Page } from './page.schema.ts';

export interface LetterProps extends Readonly<Page['letter']> {
  /** Which sheet of the letter this is; the first lies on the land of the hero. */
  readonly folio: 1 | 2;
  readonly children: ReactNode;
}

/** A sheet of the letter, with the company's head. */
export function Letter({ folio, sheet, children }: LetterProps) {
  return (
    <div className={`wrap ${styles.letter}`}>
      <div className={`paper ${styles.sheet}`}>
        <p className={`label ${styles.head}`}>
          <BrandMark />
          <span>{brand.legalName}</span>
          <span>{fill(sheet, { folio })}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
