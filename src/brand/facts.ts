import { brand } from '../brand.ts';
import type { OwnerFacts } from './brand.schema.ts';

/** Without these no site is built for a real address. */
const essentialFacts = [
  'sponsorBank',
  'phone',
  'legalEntity',
  'privacyNoticeUrl',
  'termsUrl',
] as const satisfies readonly (keyof OwnerFacts)[];

const withinSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const listed = (items: readonly string[]): string => new Intl.ListFormat('en').format(items);

/** Facts in a group, each by its whole name, as in `owner.prices.markup`. */
function namedFacts(group: object, prefix: string): readonly (readonly [name: string, fact: string])[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const name = `${prefix}.${key}`;
    if (typeof value === 'string') return [[name, value] as const];
    return typeof value === 'object' && value !== null ? namedFacts(value, name) : [];
  });
}

/** Every fact of the owner by its name in content, `owner.phone`; empty while there is none. */
export const ownerFacts: Readonly<Record<string, string>> = Object.fromEntries(namedFacts(brand.owner, 'owner'));

/** The essential facts that are empty, by their names in content. */
export const missingEssentials: readonly string[] = essentialFacts
  .filter((fact) => brand.owner[fact] === '')
  .map((fact) => `owner.${fact}`);

/** Brand facts that copy may name, as `{brand.name}`. */
export const brandTokens: Readonly<Record<string, string>> = {
  ...ownerFacts,
  'brand.name': brand.name,
  'brand.legalName': brand.legalName,
  'brand.analyticsPartner': brand.analyticsPartner,
  'brand.sales': brand.mailboxes.sales,
  'brand.support': brand.mailboxes.support,
  'brand.cities': listed(brand.offices.map(({ city }) => city)),
  'brand.offices': listed(
    brand.offices.map(({ city, region, serves }) => `${city}, ${region} (${withinSentence(serves)})`),
  ),
};
