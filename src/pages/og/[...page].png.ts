import type { APIRoute } from 'astro';
import { socialImagePath } from '../../seo/addresses.ts';
import { loadSitePages, type SitePage } from '../../seo/site-pages.ts';
import { cardOf } from '../../seo/social-image/card-of.ts';
import { socialImage } from '../../seo/social-image/social-image.ts';

/** One image for every page and article, at its path below /og. */
export function getStaticPaths() {
  const { pages, articles } = loadSitePages();
  return [...pages, ...articles].map((page) => ({
    params: { page: socialImagePath(page.path).replace(/^\/og\/|\.png$/g, '') },
    props: { page },
  }));
}

export const GET: APIRoute<{ readonly page: SitePage }> = async ({ props }) =>
  new Response(await socialImage(await cardOf(props.page)), { headers: { 'content-type': 'image/png' } });
