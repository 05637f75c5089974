import { existsSync, readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { isShown } from '../figures/claim.ts';
import { claim, claimIds } from '../figures/ledger.ts';
import { didYouMean } from '../lib/did-you-mean.ts';
import type { Mistake } from '../lib/mistakes.ts';
import { noBreakSpace, wordJoiner } from '../lib/typography.ts';
import { routes } from '../routes.ts';

/** What is to be known of a page as a visitor gets it. */
export interface ShownPage {
  readonly path: string;
  /** Its words in a row. */
  readonly text: string;
  /** The anchors on it. */
  readonly ids: ReadonlySet<string>;
  /** Where its links lead. */
  readonly links: readonly string[];
}

/** Reads a page as it is sent. */
export function readShownPage(path: string, html: string): ShownPage {
  const document = parseDocument(html);
  const elements = DomUtils.findAll(({ name }) => name !== 'use', document.children);
  return {
    path,
    text: DomUtils.textContent(document).replaceAll(wordJoiner, '').replaceAll(noBreakSpace, ' '),
    ids: new Set(elements.flatMap(({ attribs }) => attribs['id'] ?? [])),
    links: elements.flatMap(({ attribs }) => attribs['href'] ?? []),
  };
}

/**
 * What can be seen only on a page as it is shown: that a link names a place which is not there, and that a claim stands without
 * its qualifier. `others` are the pages that links lead to; a place on a page that is not among them is not asked for.
 */
export function mistakesOnPage(page: ShownPage, others: ReadonlyMap<string, ShownPage>): readonly Mistake[] {
  return [...deadHashes(page, others), ...missingNotes(page)];
}

function deadHashes(page: ShownPage, others: ReadonlyMap<string, ShownPage>): readonly Mistake[] {
  return [...new Set(page.links)].flatMap((link) => {
    const [path = '', hash = ''] = link.split('#');
    const target = path === '' || path === page.path ? page : others.get(path);
    if (hash === '' || target === undefined || target.ids.has(decodeURIComponent(hash))) return [];
    const what = `“${link}” names no place on ${target.path}${didYouMean(hash, [...target.ids])}`;
    const file = fileOf(page.path);
    const written = [file, onEveryPage].flatMap((each) => placesIn(each, link));
    return (written[0] ? written : [{ file, line: 1, column: 1 }]).map((place) => ({ ...place, what }));
  });
}

function missingNotes({ path, text }: ShownPage): readonly Mistake[] {
  return claimIds.flatMap((id) => {
    const stated = claim(id);
    const { value, note } = stated;
    if (note === undefined || !isShown(stated) || text.includes(note) || !text.includes(value)) return [];
    const what = `${id} stands without its qualifier, “${note}”; have the section print it, or leave the figure out`;
    return placesIn(fileOf(path), id).map((place) => ({ ...place, what }));
  });
}

const onEveryPage = 'src/site/everywhere/navigation.yaml';

/** The file that holds the words of a page: of an article, of a page with a folder, or of both answers to an unknown address. */
function fileOf(path: string): string {
  const folder = path === routes.home ? 'home' : path.slice(1);
  const files = [`src/site/${folder.replace('blog/', 'blog/articles/')}.mdx`, `src/site/${folder}/page.yaml`];
  return files.find((file) => existsSync(file)) ?? 'src/site/not-found/answers.yaml';
}

/** Where a link or the id of a claim is written in a file; as a term of a sum that proves a figure, it is not shown. */
function placesIn(file: string, name: string): readonly Omit<Mistake, 'what'>[] {
  const written = new RegExp(`(?<![\\w/#.-])${RegExp.escape(name)}(?![\\w-])`, 'g');
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, above) =>
    /\bsum: /.test(line)
      ? []
      : Array.from(line.matchAll(written), ({ index }) => ({ file, line: above + 1, column: index + 1 })),
  );
}
