import { iconPng, icoOf } from '../seo/icons.ts';

/** For what asks for /favicon.ico without reading the page. */
export const GET = async () =>
  new Response(new Uint8Array(icoOf(await iconPng(32), 32)), {
    headers: { 'content-type': 'image/vnd.microsoft.icon' },
  });
