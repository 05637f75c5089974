import { Art } from '../../drawings/Art.tsx';
import { findScene } from '../../drawings/sprites.ts';
import styles from './ArticleCover.module.css';
import type { Article } from './all-articles.ts';

/** The class that paints the ground of a drawing, and sets the words on it in a colour that is read there. */
export function groundOf(scene: string): string {
  return styles[findScene(scene).scene.ground ?? ''] ?? 'wash';
}

export interface ArticleCoverProps {
  readonly article: Article;
  /** What the cover shows, where no words beside it say the same. */
  readonly alt?: string;
}

/** The drawing of a cover, without its ground. */
export function ArticleCover({ article, alt = '' }: ArticleCoverProps) {
  return <Art scene={article.cover.scene} alt={alt} className={styles.lit} />;
}
