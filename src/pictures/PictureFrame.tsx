import type { Picture, PictureForm, SentPicture } from './picture.ts';

/** As wide as a column of a page is at most; on a phone as wide as the screen. */
const columnSizes = '(width >= 48rem) 40rem, 100vw';

export interface PictureFrameProps {
  readonly picture: Picture;
  /** What it shows; empty when the words beside it say the same. */
  readonly alt: string;
  readonly className?: string | undefined;
}

const addressOf = ({ file }: SentPicture): string => `/art/${file}`;
const setOf = (form: PictureForm): string => form.map((sent) => `${addressOf(sent)} ${sent.width}w`).join(', ');

/** A picture as whoever takes no other format gets it: it has its room before it has come, and comes when it is near. */
export function PlainPicture({ picture: { width, height, plain }, alt }: Pick<PictureFrameProps, 'picture' | 'alt'>) {
  return <img src={addressOf(plain)} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}

/** A picture in a frame of SVG: it stands in the place of a drawing, and every style that lays one out there holds for it. */
export function PictureFrame({ picture, alt, className }: PictureFrameProps) {
  const { width, height, chosen } = picture;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} role="none">
      <foreignObject width={width} height={height}>
        <picture>
          {chosen.map((form) => (
            <source key={form[0].type} type={form[0].type} srcSet={setOf(form)} sizes={columnSizes} />
          ))}
          <PlainPicture picture={picture} alt={alt} />
        </picture>
      </foreignObject>
    </svg>
  );
}
