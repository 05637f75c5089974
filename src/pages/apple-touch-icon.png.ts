import { iconPng } from '../seo/icons.ts';

/** The home screen icon of iOS. */
export const GET = async () =>
  new Response(new Uint8Array(await iconPng(180)), { headers: { 'content-type': 'image/png' } });
