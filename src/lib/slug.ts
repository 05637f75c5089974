/** A heading as the last part of an address: small letters, digits and single hyphens. */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{Mark}|['’]/gu, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The slug, with a number where it has been given out before; remembers it in `given`. */
export function uniqueSlug(text: string, given: Set<string>): string {
  const slug = slugOf(text) || 'section';
  let unique = slug;
  for (let count = 2; given.has(unique); count += 1) unique = `${slug}-${count}`;
  given.add(unique);
  return unique;
}
