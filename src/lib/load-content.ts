import { type CollectionEntry, type CollectionKey, getEntry } from 'astro:content';

/** The one entry of a collection that has one: a page's copy, the navigation. Throws where its file is missing. */
export async function loadContent<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, name);
  if (!entry) throw new Error(`src/content holds no ${name}.yaml`);
  return entry.data;
}
