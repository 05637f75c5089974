import type { AstroIntegration } from 'astro';
import { PlainError } from '../contracts/process/plain-error.mjs';
import { isPlaceholder } from '../src/lib/publication.ts';

/** The address of the site, and the owner's facts that it may not be published without but has not. */
interface Publication {
  readonly url: string;
  readonly missing: readonly string[];
}

/**
 * Refuses to build a site that must not be published: for an address that cannot exist, to which canonical links, the sitemap
 * and social images would point, or without an essential fact of its owner. `SITE_PREVIEW=1` says that the build is only to be
 * looked at.
 */
export function publication(site: Publication): AstroIntegration {
  return {
    name: 'publication',
    hooks: {
      // Not while configuring: tools that only read the configuration do so in the name of a build.
      'astro:build:start': () => {
        const problem = process.env['SITE_PREVIEW'] === '1' ? undefined : publicationProblem(site);
        if (problem !== undefined) {
          throw new PlainError(`${problem} in src/brand.yaml, or set SITE_PREVIEW=1 to build a preview.`);
        }
      },
    },
  };
}

/** What keeps a site from being published, up to the file in which to mend it; nothing if it may be. */
export function publicationProblem({ url, missing }: Publication): string | undefined {
  if (isPlaceholder(url)) return `${url} is a placeholder: set the address of your site as brand.url`;
  if (missing.length > 0) return `A site for ${url} needs facts of its owner: fill ${missing.join(', ')}`;
  return undefined;
}
