import { iconSvg } from '../seo/icons.ts';

/** The tab icon; follows the visitor's scheme. */
export const GET = () => new Response(iconSvg(), { headers: { 'content-type': 'image/svg+xml' } });
