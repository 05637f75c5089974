import { landingSprite } from '../../../src/site/landing/landing-sprite.ts';
import { landingExample, landingPath } from '../../landing-page.ts';

/** The drawings of the landing page that is shown. */
export const getStaticPaths = () =>
  [landingSprite(landingPath, landingExample) ?? []].flat().map(({ svg, file }) => ({
    params: { file: file.replace(/\.svg$/, '') },
    props: { svg },
  }));

export const GET = ({ props }: { readonly props: { readonly svg: string } }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
