import { sentSprites } from '../../drawings/sprite.ts';

/** One file of drawings a page, below `/art` as the page is below `/`, with a hash of its content in its name. */
export const getStaticPaths = () =>
  [...sentSprites.values()].map(({ svg, file }) => ({ params: { file: file.replace(/\.svg$/, '') }, props: { svg } }));

export const GET = ({ props }: { readonly props: { readonly svg: string } }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
