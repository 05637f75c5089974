import type { ReactNode } from 'react';
import { Art, described } from '../../drawings/Art.tsx';
import styles from './ArticleFigure.module.css';

export interface FigureProps {
  readonly scene: string;
  /** The same drawing for a phone, where the wide one's words would be too small. */
  readonly narrow?: string;
  /** What it shows, for who does not see it. */
  readonly alt: string;
  /** What it says, for everybody. */
  readonly children: ReactNode;
}

/** A drawing of the article's own, wider than its text, with a caption. */
export function Figure({ scene, narrow, alt, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <div {...described(alt)}>
        <Art scene={scene} alt="" className={narrow && styles.wide} />
        {narrow && <Art scene={narrow} alt="" className={styles.narrow} />}
      </div>
      <figcaption className="fine">{children}</figcaption>
    </figure>
  );
}
