import type { ReactNode } from 'react';
import { Art } from '../../drawings/Art.tsx';
import type { Artwork } from '../../fields/art.ts';
import styles from './PosSlide.module.css';

export interface PosSlideProps {
  readonly title: string;
  readonly text: string;
  readonly art: Artwork;
  /** Of the drawing, by which a page may know a slide that it sets in another size. */
  readonly className?: string | undefined;
  /** A way on, below the words. */
  readonly children?: ReactNode;
}

/** What a slide about a point-of-sale system holds: the screen it talks about, edge to edge, and a sentence. */
export function PosSlide({ title, text, art, className, children }: PosSlideProps) {
  return (
    <>
      <Art {...art} className={[styles.art, className].filter(Boolean).join(' ')} />
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
      </div>
    </>
  );
}
