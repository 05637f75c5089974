import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfInputs } from '../build/stamp.mjs';
import { brand } from '../src/brand.ts';
import { copyRepository } from './repository-copy.ts';

/** A site that differs from the one in dist/ in its brand, a figure, a schema, a route or its settings. */
interface Variant {
  /** What to call otherwise, before anything is replaced. */
  readonly moves?: readonly (readonly [from: string, to: string])[];
  /** What to replace in which file. */
  readonly edits: readonly (readonly [file: string, from: string | RegExp, to: string])[];
  readonly env: Readonly<Record<string, string>>;
}

/** Where the privacy notice of the site that delivers its leads is. */
export const privacyNoticeUrl = 'https://legal.example/privacy';

/** What the second brand is called, how long it takes to set up a merchant, and fields that the first one leaves empty: they show nothing until they are filled. */
export const secondBrand = {
  name: 'Copper & Field',
  action: '#123456',
  city: 'Elsewhere',
  setUp: '12–24 hours',
  /** The address of its About page, whose folder and route file are named so. */
  about: '/company',
  filled: {
    linkedin: 'https://social.example/copperfield',
    sponsorBank: 'Copper and Field is a registered ISO of a bank that the owner names here.',
    phone: '+1 801 555 0199',
    phoneHours: 'Mon–Sat, 7 a.m. to 9 p.m.',
    legalEntity: 'Copper and Field Payments LLC, a Nevada limited liability company',
    streetAddress: '1 Example Street, Elsewhere',
    privacyNoticeUrl: 'https://notice.example/privacy',
    termsUrl: 'https://notice.example/terms',
    accessibilityUrl: 'https://notice.example/accessibility',
    complaintsUrl: 'https://notice.example/complaints',
    markup: '0.31% + $0.11',
    monthly: '$9.50',
    gateway: '$12.50 a month',
    chargeback: '$19.50',
    terminals: 'from $299.50, yours to keep',
    term: 'month to month',
    exitFee: 'no fee for leaving',
    basis: 'A quarter of the markup.',
    duration: 'Two years from the first sale.',
    relationship: 'The merchant is yours.',
    payout: 'On the tenth; refunds are clawed back.',
    cryptoProvider: 'Ledgerlamp Inc.',
    cryptoStates: 'Nevada and Idaho',
    biometricVendor: 'Palmary Inc.',
    processorLock: 'Bound to us',
    offlineMode: 'Keeps sales for a day',
    dualPricing: 'Both on screen and receipt',
  },
  /** Two drafted claims of one page that its owner has confirmed. */
  confirmed: ['pos.counter-speed', 'pos.close-out'],
  inbox: 'https://leads.example.com/leads',
} as const;

const brandFile = 'src/brand.ts';
/** Takes the place of the bracket that closes a claim. */
const confirmation = "$1, { confirmedBy: 'A. Field, owner', confirmedOn: '2026-12-01' })";
const everywhere = (text: string) => new RegExp(RegExp.escape(text), 'g');

const variants = {
  /** Delivers its leads to its own server. */
  delivering: {
    edits: [[brandFile, "privacyNoticeUrl: ''", `privacyNoticeUrl: '${privacyNoticeUrl}'`]],
    env: { LEADS: 'inbox' },
  },
  /**
   * Another brand with another figure and another name for a claim, at an address of its own, every field filled but one,
   * whose leads go to an inbox elsewhere; whose About page is at another address, and whose schema writes the titles of
   * pages in capitals.
   */
  rebranded: {
    moves: [
      ['src/site/about', `src/site${secondBrand.about}`],
      ['src/pages/about.astro', `src/pages${secondBrand.about}.astro`],
    ],
    edits: [
      [`src/pages${secondBrand.about}.astro`, '/about/', `${secondBrand.about}/`],
      [`src/site${secondBrand.about}/Page.astro`, 'about/page.yaml', `${secondBrand.about.slice(1)}/page.yaml`],
      ['src/routes.ts', "'/about'", `'${secondBrand.about}'`],
      ['src/site/everywhere/navigation.yaml', /to: \/about/g, `to: ${secondBrand.about}`],
      ['src/fields/page.ts', 'title: copy(60)', 'title: copy(60).transform((title) => title.toUpperCase())'],
      [brandFile, everywhere(brand.name), secondBrand.name],
      [brandFile, everywhere(brand.name.toLowerCase()), 'copperfield'],
      [brandFile, 'copperfield.example', 'copperfield.test'],
      [brandFile, brand.colours.light.action, secondBrand.action],
      ['src/figures/subjects/service.ts', /\d+–\d+ hours/g, secondBrand.setUp],
      ...['figures/subjects/service.ts', 'site/home/page.yaml', 'site/cash-discount/page.yaml'].map(
        (file) => [`src/${file}`, /compliance\.states/g, 'compliance.reach'] as const,
      ),
      ...secondBrand.confirmed.map(
        (id) => ['src/figures/subjects/statistics.ts', new RegExp(`('${id}': [^)]*)\\)`), confirmation] as const,
      ),
      ...brand.offices.flatMap(({ city, region }) =>
        [city, region].map((place) => [brandFile, everywhere(`'${place}'`), `'${secondBrand.city}'`] as const),
      ),
      ...Object.entries(secondBrand.filled).map(
        ([field, value]) => [brandFile, new RegExp(`${field}: '[^']*'`), `${field}: '${value}'`] as const,
      ),
    ],
    env: { SITE_PREVIEW: '', LEADS: 'inbox', LEADS_URL: secondBrand.inbox },
  },
} as const satisfies Readonly<Record<string, Variant>>;

/** The folder that holds the dist/ and .site/ of a variant. All are built if one is not of the sources as they are. */
export function builtVariant(name: keyof typeof variants): string {
  const folder = join('.site', 'variants');
  const stamp = join(folder, 'stamp');
  const inputs = `${hashOfInputs('.')} ${readFileSync(import.meta.filename, 'utf8')}`;
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
    for (const [name, { moves = [], edits, env }] of Object.entries<Variant>(variants)) {
      for (const [from, to] of moves) renameSync(join(copy.root, from), join(copy.root, to));
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
