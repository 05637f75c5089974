import type { APIRoute } from 'astro';
import { iconPng } from '../seo/icons.ts';

/** The icons that the web manifest names. */
export const getStaticPaths = () => [{ params: { side: '192' } }, { params: { side: '512' } }];

export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await iconPng(Number(params['side']))), { headers: { 'content-type': 'image/png' } });
