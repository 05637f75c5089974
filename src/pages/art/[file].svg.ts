import { sentSprites, spriteFile, spriteSvg } from '../../illustrations/sprite.ts';
import type { SpriteName } from '../../illustrations/sprites.ts';

/** One file of drawings a page, with a hash of its content in its name. */
export const getStaticPaths = () =>
  sentSprites.map((sprite) => ({ params: { file: spriteFile(sprite).replace(/\.svg$/, '') }, props: { sprite } }));

export const GET = ({ props }: { readonly props: { readonly sprite: SpriteName } }) =>
  new Response(spriteSvg(props.sprite));
