import type { ReactNode } from 'react';
import { Art } from '../../drawings/Art.tsx';
import { groundOf } from './ArticleCover.tsx';
import styles from './ArticleFigure.module.css';

export interface FigureProps {
  readonly scene: string;
  /** What it shows, for who does not see it. */
  readonly alt: string;
  /** What to see in it, where the drawing does not say so itself. */
  readonly children?: ReactNode;
}

/** A drawing of the article's own, on a ground as wide as its text. */
export function Figure({ scene, alt, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <Art scene={scene} alt={alt} className={groundOf(scene)} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
