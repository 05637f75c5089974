import { Art } from '../../drawings/Art.tsx';
import { findScene, isSceneId } from '../../drawings/scenes.ts';
import type { Artwork } from '../../fields/art.ts';
import styles from './ArticleCover.module.css';
import type { Article } from './all-articles.ts';
import { motifOf } from './motifs.tsx';

/** The class that paints the ground of a drawing or a picture, and sets the words on it in a colour that is read there. */
export function groundOf(art: Artwork): string {
  const ground = 'scene' in art ? findScene(art.scene).scene.ground : undefined;
  return styles[ground ?? ''] ?? 'wash';
}

export interface ArticleCoverProps {
  readonly article: Article;
  /** What the cover shows, where no words beside it say the same. */
  readonly alt?: string;
}

/** The drawing or the picture of a cover, without its ground. */
export function ArticleCover({ article, alt = '' }: ArticleCoverProps) {
  return <Art {...article.cover} alt={alt} />;
}

/** What a cover comes down to where its words would be too small to read; the cover itself where it has no motif. */
export function SmallCover({ article }: Pick<ArticleCoverProps, 'article'>) {
  if (!hasMotif(article)) return <ArticleCover article={article} />;
  return <Art scene={motifOf(article.slug)} alt="" />;
}

/** Whether something stands for its cover where that is small: articles made by clicks have their cover alone. */
export const hasMotif = ({ slug }: Article): boolean => isSceneId(motifOf(slug));
