import { sentSprites } from '../../drawings/sprite.ts';
import { landingPaths } from '../../site/addresses.ts';
import { landingSprite } from '../../site/landing/landing-sprite.ts';
import { readLandingPage } from '../../site/landing/read-landing-page.ts';

/** One file of drawings a page, below `/art` as the page is below `/`, with a hash of its content in its name. */
export function getStaticPaths() {
  const gathered = landingPaths().flatMap((path) => landingSprite(path, readLandingPage(path)) ?? []);
  return [...sentSprites.values(), ...gathered].map(({ svg, file }) => ({
    params: { file: file.replace(/\.svg$/, '') },
    props: { svg },
  }));
}

export const GET = ({ props }: { readonly props: { readonly svg: string } }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
