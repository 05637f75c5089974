/** How long each kind of file may be kept by browsers and caches: the one source for the local server and for every host. */

export interface CacheRule {
  readonly value: string;
  readonly reason: string;
}

/** Folders, as addresses, whose file names carry a hash of their content. */
export const hashedFolders = ['/_astro/', '/art/'] as const;

export const cacheRules = {
  hashed: {
    value: 'public, max-age=31536000, immutable',
    reason: 'A change gets another name, so a copy is good for as long as it lasts.',
  },
  page: {
    value: 'no-cache',
    reason:
      'A page is kept but asked about each time, so a deployment shows at once and an unchanged page costs a 304.',
  },
  other: {
    value: 'public, max-age=3600',
    reason: 'Icons, feeds and social images keep their names; an hour-old copy harms nobody.',
  },
} as const satisfies Record<string, CacheRule>;

/** The `Cache-Control` of a built file, given its path below the built folder, such as `_astro/a.css`. */
export function cacheControlOf(file: string): string {
  if (hashedFolders.some((folder) => `/${file}`.startsWith(folder))) return cacheRules.hashed.value;
  return file.endsWith('.html') ? cacheRules.page.value : cacheRules.other.value;
}
