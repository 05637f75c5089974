import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfInputs } from '../build/stamp.mjs';
import { brand } from '../src/brand.ts';
import { copySite } from './site-copy.ts';

/** A site that differs from the one in dist/ in its brand or its settings. */
interface Variant {
  /** What to replace in src/brand.ts. */
  readonly edits: readonly (readonly [from: string | RegExp, to: string])[];
  readonly env: Readonly<Record<string, string>>;
}

/** Where the privacy notice of the site that delivers its leads is. */
export const privacyNoticeUrl = 'https://legal.example/privacy';

/** What the second brand is called, and fields that the first one leaves empty: they show nothing until they are filled. */
export const secondBrand = {
  name: 'Copper & Field',
  action: '#123456',
  city: 'Elsewhere',
  filled: {
    phone: '+1 801 555 0199',
    linkedin: 'https://social.example/copperfield',
    sponsorBank: 'Copper and Field is a registered ISO of a bank that the owner names here.',
    privacyNoticeUrl: 'https://notice.example/privacy',
  },
  inbox: 'https://leads.example.com/leads',
} as const;

const everywhere = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g');

const variants = {
  /** Delivers its leads to its own server. */
  delivering: {
    edits: [["privacyNoticeUrl: ''", `privacyNoticeUrl: '${privacyNoticeUrl}'`]],
    env: { LEADS: 'inbox' },
  },
  /** Another brand, every field filled, whose leads go to an inbox elsewhere. */
  rebranded: {
    edits: [
      [everywhere(brand.name), secondBrand.name],
      [everywhere(brand.name.toLowerCase()), 'copperfield'],
      [brand.colours.light.action, secondBrand.action],
      ...brand.offices.flatMap(({ city, region }) =>
        [city, region].map((place) => [everywhere(`'${place}'`), `'${secondBrand.city}'`] as const),
      ),
      ...Object.entries(secondBrand.filled).map(
        ([field, value]) => [new RegExp(`${field}: '[^']*'`), `${field}: '${value}'`] as const,
      ),
    ],
    env: { LEADS: 'inbox', LEADS_URL: secondBrand.inbox },
  },
} as const satisfies Readonly<Record<string, Variant>>;

/** Builds a variant unless it was built from the same sources; answers the folder that holds its dist/ and .site/. */
export function builtVariant(name: keyof typeof variants): string {
  const { edits, env }: Variant = variants[name];
  const folder = join('.site', 'variants', name);
  const stamp = join(folder, 'stamp');
  const inputs = `${hashOfInputs('.')} ${JSON.stringify([edits.map(String), env])}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return folder;

  const copy = copySite();
  try {
    for (const [from, to] of edits) copy.edit('src/brand.ts', from, to);
    const { code, output } = copy.astro('build', { SITE_PREVIEW: '1', LEADS: '', LEADS_URL: '', ...env });
    if (code !== 0) throw new Error(output);
    // Put in place in one step, since two tests may want it at the same time.
    const part = `${folder}.${process.pid}`;
    mkdirSync(join(part, '.site'), { recursive: true });
    cpSync(join(copy.root, 'dist'), join(part, 'dist'), { recursive: true });
    cpSync(join(copy.root, '.site', 'policies.json'), join(part, '.site', 'policies.json'));
    writeFileSync(join(part, 'stamp'), inputs);
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
  } finally {
    copy.remove();
  }
  return folder;
}
