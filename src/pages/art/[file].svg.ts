import { sentSprites, spriteFile, spriteSvg } from '../../drawings/sprite.ts';

/** One file of drawings a page, with a hash of its content in its name. */
export const getStaticPaths = () =>
  sentSprites.map((sprite) => ({ params: { file: spriteFile(sprite).replace(/\.svg$/, '') }, props: { sprite } }));

export const GET = ({ props }: { readonly props: { readonly sprite: string } }) =>
  new Response(spriteSvg(props.sprite), { headers: { 'content-type': 'image/svg+xml' } });
