import { PictureFrame } from '../pictures/PictureFrame.tsx';
import { findPicture } from '../pictures/pictures.ts';
import { findScene } from './scenes.ts';
import { sentSprites } from './sprite.ts';

/** Where the drawings of a page of blocks are. */
export interface SpriteOf {
  /** The file below `/art/` that was gathered for the page, where its drawings were made for others. */
  readonly sprite?: string | undefined;
}

/** What can stand in a place for art: a drawing by its id, or a picture by the path of its file. */
export type ArtProps = ({ readonly scene: string } | { readonly file: string }) & {
  /** What it shows; empty when the words beside it say the same. */
  readonly alt: string;
  readonly className?: string | undefined;
};

/** Where what a drawing has outside of its frame is seen, as its scene says of it in the sprite. */
interface Overflowing {
  readonly overflow?: 'visible';
}

/** How a drawing is read out: by what it shows, or not at all. */
export const described = (alt: string) =>
  alt === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': alt } as const);

/** Keeps the words in a drawing that is described from being read out as well, as Firefox does. */
export const unread = (alt: string) => (alt === '' ? {} : ({ 'aria-hidden': true } as const));

/**
 * A drawing from its page's sprite, or a picture. Renders at build only: the sprite's address is made from all of its
 * drawings. Throws for a drawing that is not in it.
 */
export function Art({ alt, className, overflow, sprite: gathered, ...art }: ArtProps & SpriteOf & Overflowing) {
  if ('file' in art) return <PictureFrame picture={findPicture(art.file)} alt={alt} className={className} />;
  const { sprite, scene } = findScene(art.scene);
  if (scene.inPage && !gathered)
    throw new Error(`The drawing "${art.scene}" is not in its sprite: it is for InlineArt.`);
  return (
    <svg {...described(alt)} className={className} viewBox={scene.viewBox} overflow={overflow}>
      <use {...unread(alt)} href={`/art/${gathered ?? sentSprites.get(sprite)?.file}#${art.scene}`} />
    </svg>
  );
}
