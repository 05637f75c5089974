import { parseDocument } from 'yaml';
import { articlePath, routes } from '../../src/routes.ts';
import { labelOfPlace } from '../server/form-of.ts';
import type { ChangedFile } from './changed-files.ts';
import { differences } from './differences.ts';
import type { ChangedPage } from './review.ts';

/** What these files change: pages by their addresses, then what stands on several. */
export function changedPages(files: readonly ChangedFile[]): readonly ChangedPage[] {
  const pages = Map.groupBy(files, ({ path }) => placeOf(path) ?? path);
  return [...pages]
    .map(([place, own]) => ({
      label: labelOfPlace(place),
      shownAt: place.startsWith('/') ? place : undefined,
      files: own,
      differences: own.flatMap(differencesIn),
    }))
    .toSorted((one, other) => Number(one.shownAt === undefined) - Number(other.shownAt === undefined));
}

/** Where the page is that a file belongs to: its words, or a picture beside them; undefined for a file of several pages. */
function placeOf(path: string): string | undefined {
  const [, slug] = /^src\/site\/blog\/articles\/(.*)\.mdx$/.exec(path) ?? [];
  if (slug !== undefined) return articlePath(slug);
  const [, page] =
    /^src\/site\/(?!(?:everywhere|not-found)\/)([^/]+)\/(?:page\.yaml|[^/]+\.(?!yaml)\w+)$/.exec(path) ?? [];
  return page === 'home' ? routes.home : page && `/${page}`;
}

/** What is said otherwise in a file; of one that is gone, nothing but that is worth saying. */
const differencesIn = ({ isGone, before, after }: ChangedFile) =>
  isGone ? [] : differences(contentOf(before), contentOf(after));

/** What a file says, as far as it can be read; the text of an article as a list of its paragraphs. */
function contentOf(source: string | undefined): unknown {
  if (source === undefined) return undefined;
  const [, head, text] = /^---\n(.*?\n)---\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || text === undefined) return parseDocument(source).toJS();
  return { ...parseDocument(head).toJS(), text: text.trim().split(/\n{2,}/) };
}
