/** How long each kind of file may be kept by browsers and caches: the one source for the local server and for every host. */

/** Folders, as addresses, whose file names carry a hash of their content. */
export const hashedFolders = ['/_astro/', '/art/'] as const;

export const caching = {
  /** A change gets another name, so a copy is good for as long as it lasts. */
  hashed: 'public, max-age=31536000, immutable',
  /** A page is kept but asked about each time, so a deployment shows at once and an unchanged page costs a 304. */
  page: 'no-cache',
  /** Icons, feeds and social images keep their names; an hour-old copy harms nobody. */
  other: 'public, max-age=3600',
} as const;

/** The `Cache-Control` of a built file, given its path below the built folder, such as `_astro/a.css`. */
export function cacheControlOf(file: string): string {
  if (hashedFolders.some((folder) => `/${file}`.startsWith(folder))) return caching.hashed;
  return file.endsWith('.html') ? caching.page : caching.other;
}
