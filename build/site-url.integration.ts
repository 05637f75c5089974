import type { AstroIntegration } from 'astro';

export interface SiteUrlOptions {
  /** Origin of the published site. */
  readonly url: string;
  /** The file in which it is set. */
  readonly setIn: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Refuses to build a site for an address that cannot exist: canonical links, the sitemap and social images would all
 * point there. `SITE_PREVIEW=1` says that the build is only to be looked at.
 */
export function siteUrl(options: SiteUrlOptions): AstroIntegration {
  return {
    name: 'site-url',
    hooks: {
      // Not while configuring: tools that only read the configuration do so in the name of a build.
      'astro:build:start': () => {
        const problem = siteUrlProblem(options);
        if (problem !== undefined) throw new Error(problem);
      },
    },
  };
}

/** What stands in the way of a build for publication, in a sentence; nothing if it may go on. */
export function siteUrlProblem({ url, setIn, env }: SiteUrlOptions): string | undefined {
  // Reserved for examples (RFC 2606), so nobody can own it.
  const isPlaceholder = /(?:^|\.)example$/.test(new URL(url).hostname);
  if (!isPlaceholder || env['SITE_PREVIEW'] === '1') return undefined;
  return `${url} is a placeholder: set the address of your site as brand.url in ${setIn}, or set SITE_PREVIEW=1 to build a preview.`;
}
