import { absolute } from '../seo/addresses.ts';

/** Everything may be read, and the sitemap says what there is. */
export const GET = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap-index.xml')}\n`);
