import type { SentPicture } from '../../../src/pictures/picture.ts';
import { examplePicture } from '../../example-picture.ts';

/** The files of the example. */
export const getStaticPaths = () =>
  [...examplePicture.chosen.flat(), examplePicture.plain].map((sent) => ({
    params: { picture: sent.file },
    props: { sent },
  }));

export const GET = ({ props: { sent } }: { readonly props: { readonly sent: SentPicture } }) =>
  new Response(sent.bytes, { headers: { 'content-type': sent.type } });
