import type { APIRoute } from 'astro';
import { iconPng } from '../seo/icons.ts';

/** The home screen icon of iOS, and the icons that the web manifest names. */
const sides = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 } as const;

export const getStaticPaths = () =>
  Object.entries(sides).map(([icon, side]) => ({ params: { icon }, props: { side } }));

export const GET: APIRoute<{ readonly side: number }> = async ({ props }) =>
  new Response(new Uint8Array(await iconPng(props.side)), { headers: { 'content-type': 'image/png' } });
