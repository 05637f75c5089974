import { editorAddress, picturesPath } from '../addresses.ts';

interface PictureProps {
  readonly name: string;
  readonly height: number;
  readonly alt?: string;
}

/** A drawing by its name. */
export function Picture({ name, height, alt = '' }: PictureProps) {
  return (
    <img
      src={`${editorAddress}${picturesPath}${name}`}
      alt={alt}
      loading="lazy"
      style={{ height, maxWidth: '100%', justifySelf: 'start' }}
    />
  );
}
