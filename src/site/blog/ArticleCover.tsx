import { Art } from '../../drawings/Art.tsx';
import { findScene } from '../../drawings/sprites.ts';
import styles from './ArticleCover.module.css';
import type { Article } from './all-articles.ts';

const sceneOf = ({ cover }: Article) => findScene(cover.scene).scene;

/** The class that paints the ground of an article's cover, and sets the words on it in a colour that is read there. */
export function groundOf(article: Article): string {
  return styles[sceneOf(article).ground ?? 'wash'] ?? '';
}

export interface ArticleCoverProps {
  readonly article: Article;
  /** What the cover shows, where no words beside it say the same. */
  readonly alt?: string;
}

/** The drawing of a cover, without its ground. */
export function ArticleCover({ article, alt = '' }: ArticleCoverProps) {
  return <Art scene={article.cover.scene} alt={alt} className={sceneOf(article).ground && styles.lit} />;
}
