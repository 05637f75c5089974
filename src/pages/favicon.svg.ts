import { iconSvg } from '../seo/icons.ts';

/** The tab icon; follows the visitor's scheme. */
export const GET = () => new Response(iconSvg({ padding: 0 }), { headers: { 'content-type': 'image/svg+xml' } });
