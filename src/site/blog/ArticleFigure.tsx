import type { ReactNode } from 'react';
import { Art } from '../../drawings/Art.tsx';
import { groundOf } from './ArticleCover.tsx';
import styles from './ArticleFigure.module.css';
import { besideArticles } from './article-pictures.ts';

interface Captioned {
  /** What to see in it, where it does not say so itself. */
  readonly children?: ReactNode;
}

export interface FigureProps extends Captioned {
  readonly scene: string;
  /** What it shows, for who does not see it. */
  readonly alt: string;
}

/** A drawing of the article's own, on its ground. */
export function Figure({ scene, alt, children }: FigureProps) {
  return (
    <figure className={`${styles.figure} ${groundOf({ scene, alt })}`}>
      <Art scene={scene} alt={alt} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

export interface PictureProps extends Captioned {
  /** As it is written in the article: `./counter.jpg`. */
  readonly file: string;
  /** What it shows; left out where it is decoration. */
  readonly alt?: string;
}

/** A photo or an SVG file that lies beside the article. */
export function Picture({ file, alt = '', children }: PictureProps) {
  return (
    <figure className={styles.figure}>
      <Art file={besideArticles(file)} alt={alt} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
