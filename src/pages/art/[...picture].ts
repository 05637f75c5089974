import type { SentPicture } from '../../pictures/picture.ts';
import { findPicture } from '../../pictures/pictures.ts';
import { picturesInUse } from '../../site/pictures-in-use.ts';

/** The files of every picture that a page shows, below `/art` as the words that name it are below `src/site`. */
export function getStaticPaths() {
  const files = [...picturesInUse()].map(findPicture).flatMap(({ chosen, plain }) => [...chosen.flat(), plain]);
  return files.map((sent) => ({ params: { picture: sent.file }, props: { sent } }));
}

export const GET = ({ props: { sent } }: { readonly props: { readonly sent: SentPicture } }) =>
  new Response(sent.bytes, { headers: { 'content-type': sent.type } });
