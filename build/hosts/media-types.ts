/** The media type of each kind of built file: the one source for hosts whose own tables are old or depend on the machine. */
const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** Extension and type, for a host's own table. */
export const mediaTypeEntries: readonly (readonly [extension: string, type: string])[] = Object.entries(mediaTypes);

/** The type of a built file. Throws for a kind that is not listed: with `nosniff`, a browser would refuse what has no type. */
export function mediaTypeOf(file: string): string {
  const type = mediaTypes[/\.(\w+)$/.exec(file)?.[1] ?? ''];
  if (type === undefined)
    throw new Error(`No media type is known for ${file}: add its kind to build/hosts/media-types.ts.`);
  return type;
}
