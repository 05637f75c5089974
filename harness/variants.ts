import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { hashOfInputs } from '../build/stamp.mjs';
import { brandPath } from '../src/brand/read-brand.ts';
import { brand } from '../src/brand.ts';
import { copyRepository } from './repository-copy.ts';
import { secondBrand, secondMark } from './second-brand.ts';

/** A site that differs from the one in dist/ in its brand, a figure, a schema, a route or its settings. */
interface Variant {
  /** What to call otherwise, before anything is replaced. */
  readonly moves?: readonly (readonly [from: string, to: string])[];
  /** What to write over which file. */
  readonly files: readonly (readonly [file: string, text: string])[];
  /** What to replace in which file. */
  readonly edits: readonly (readonly [file: string, from: string | RegExp, to: string])[];
  readonly env: Readonly<Record<string, string>>;
}

/** Where the privacy notice of the site that delivers its leads is. */
export const privacyNoticeUrl = brand.owner.privacyNoticeUrl || 'https://legal.example/privacy';

/** What else is different where the second brand is: how long it takes to set up a merchant, where its About page is, and where its leads go. */
export const secondSite = {
  setUp: '12–24 hours',
  /** Its folder and its route file are named so. */
  about: '/company',
  /** Signs one article. */
  author: { name: 'Lee Field', role: 'Head of risk', signs: 'embedded-finance' },
  /** Two drafted claims of one page that its owner has confirmed. */
  confirmed: ['pos.counter-speed', 'pos.close-out'],
  inbox: 'https://leads.example.com/leads',
} as const;

const { author } = secondSite;

/** What the ledger says of a claim that is confirmed, below its name. */
const confirmation = '$&\n    confirmedBy: A. Field, owner\n    confirmedOn: 2026-12-01';

const variants = {
  /** Delivers its leads to its own server. */
  delivering: {
    files: [[brandPath, stringify({ ...brand, owner: { ...brand.owner, privacyNoticeUrl } })]],
    edits: [],
    env: { LEADS: 'inbox' },
  },
  /**
   * Another brand with another figure and another name for a claim, at an address of its own, whose leads go to an inbox
   * elsewhere, whose About page is at another address, and whose schema writes the titles of pages in capitals.
   */
  rebranded: {
    moves: [
      ['src/site/about', `src/site${secondSite.about}`],
      ['src/pages/about.astro', `src/pages${secondSite.about}.astro`],
    ],
    files: [
      [brandPath, stringify(secondBrand)],
      ['src/brand.svg', secondMark],
      ['src/site/blog/authors.yaml', `authors: { lee-field: { name: ${author.name}, role: ${author.role} } }`],
    ],
    edits: [
      [`src/pages${secondSite.about}.astro`, '/about/', `${secondSite.about}/`],
      [`src/site${secondSite.about}/Page.astro`, 'about/page.yaml', `${secondSite.about.slice(1)}/page.yaml`],
      ['src/routes.ts', "'/about'", `'${secondSite.about}'`],
      ['src/site/everywhere/navigation.yaml', /to: \/about/g, `to: ${secondSite.about}`],
      ['src/fields/page.ts', 'title: copy(60)', 'title: copy(60).transform((title) => title.toUpperCase())'],
      [`src/site/blog/articles/${author.signs}.mdx`, /^author: .*$/m, 'author: lee-field'],
      ['src/figures/subjects/service.yaml', /\d+–\d+ hours/g, secondSite.setUp],
      ...['figures/subjects/service.yaml', 'site/home/page.yaml', 'site/cash-discount/page.yaml'].map(
        (file) => [`src/${file}`, /compliance\.states/g, 'compliance.reach'] as const,
      ),
      ...secondSite.confirmed.map((id) => ['src/figures/subjects/statistics.yaml', `${id}:`, confirmation] as const),
    ],
    env: { SITE_PREVIEW: '', LEADS: 'inbox', LEADS_URL: secondSite.inbox },
  },
} as const satisfies Readonly<Record<string, Variant>>;

/** The folder that holds the dist/ and .site/ of a variant. All are built if one is not of the sources as they are. */
export function builtVariant(name: keyof typeof variants): string {
  const folder = join('.site', 'variants');
  const stamp = join(folder, 'stamp');
  const own = ['variants.ts', 'second-brand.ts'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const inputs = [hashOfInputs('.'), ...own].join(' ');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputs) {
    // Put in place in one step: a build that breaks off leaves nothing that looks whole.
    const part = `${folder}.${process.pid}`;
    buildVariants(part);
    writeFileSync(join(part, 'stamp'), inputs);
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
  }
  return join(folder, name);
}

/** Builds the variants in one copy, one after the other, so that what a build leaves behind would be seen in the next. */
function buildVariants(folder: string): void {
  const copy = copyRepository();
  try {
    for (const [name, { moves = [], files, edits, env }] of Object.entries<Variant>(variants)) {
      for (const [from, to] of moves) renameSync(join(copy.root, from), join(copy.root, to));
      for (const file of files) copy.write(...file);
      for (const edit of edits) copy.edit(...edit);
      const { code, output } = copy.build({ SITE_PREVIEW: '1', LEADS: '', LEADS_URL: '', ...env });
      if (code !== 0) throw new Error(output);
      cpSync(join(copy.root, 'dist'), join(folder, name, 'dist'), { recursive: true });
      cpSync(join(copy.root, '.site', 'policies.json'), join(folder, name, '.site', 'policies.json'));
    }
  } finally {
    copy.remove();
  }
}
