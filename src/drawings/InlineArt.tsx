import { PictureFrame } from '../pictures/PictureFrame.tsx';
import { findPicture } from '../pictures/pictures.ts';
import { type ArtProps, described, unread } from './Art.tsx';
import { pen } from './scene.ts';
import { findScene } from './scenes.ts';

/** A drawing written into the page itself, so that it shows with the first paint, for heroes; or a picture. */
export function InlineArt({ alt, className, ...art }: ArtProps) {
  if ('file' in art) return <PictureFrame picture={findPicture(art.file)} alt={alt} className={className} />;
  const { viewBox, Drawing } = findScene(art.scene).scene;
  return (
    <svg {...described(alt)} className={className} viewBox={viewBox} {...pen}>
      <g {...unread(alt)}>
        <Drawing />
      </g>
    </svg>
  );
}
