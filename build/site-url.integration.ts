import type { AstroIntegration } from 'astro';

/**
 * Refuses to build a site for an address that cannot exist: canonical links, the sitemap and social images would all
 * point there. `SITE_PREVIEW=1` says that the build is only to be looked at.
 */
export function siteUrl(url: string): AstroIntegration {
  return {
    name: 'site-url',
    hooks: {
      // Not while configuring: tools that only read the configuration do so in the name of a build.
      'astro:build:start': () => {
        if (process.env['SITE_PREVIEW'] === '1' || !isPlaceholder(url)) return;
        throw new Error(
          `${url} is a placeholder: set the address of your site as brand.url in src/brand.ts, or set SITE_PREVIEW=1 to build a preview.`,
        );
      },
    },
  };
}

/** Whether an address is reserved for examples (RFC 2606), so that nobody can own it. */
export const isPlaceholder = (url: string): boolean => /(?:^|\.)example$/.test(new URL(url).hostname);
