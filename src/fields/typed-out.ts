import { brand } from '../brand.ts';
import { figuresIn } from '../figures/figures.ts';
import { claim, claimIds } from '../figures/ledger.ts';
import { alone } from '../lib/alone.ts';
import type { Proofread } from '../lib/read-yaml.ts';

/** Fields that prove figures, which stand in them as they are printed. */
const proving: ReadonlySet<PropertyKey> = new Set(['worked', 'carries', 'since']);

const brandName = alone(brand.name);

/** Claims that say more than a number, so that nothing else is written alike. */
const telling = claimIds
  .filter((id) => /\d/.test(claim(id).value) && !/^[\d,.]+$/.test(claim(id).value))
  .map((id) => ({ id, value: claim(id).value, written: alone(claim(id).value) }));

const withoutTokens = (written: string): string => written.replaceAll(/\{[^{}]*\}/g, '{}');

/** The brand's name, and figures of the ledger that have a unit of their own, typed out in a text: each with what it names. */
export function namesTypedOut(written: string): readonly { readonly typed: string; readonly named: string }[] {
  const text = withoutTokens(written);
  return [
    ...(!brand.nameIsWord && brandName.test(text) ? [{ typed: brand.name, named: 'brand.name' }] : []),
    ...telling
      .filter(({ value, written: pattern }) => figuresIn(value).length === 0 && pattern.test(text))
      .map(({ id, value }) => ({ typed: value, named: id })),
  ];
}

/** The % and $ figures below the fields that prove them. */
function provenIn(content: unknown, isProving = false): readonly string[] {
  if (typeof content === 'string') return isProving ? figuresIn(content) : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, field]) => provenIn(field, isProving || proving.has(key)));
}

/** Says of each text of a content file what is typed out in it, and has to be named instead, so that it changes everywhere. */
export const typedOut: Proofread = (content) => {
  const proven = new Set(provenIn(content));
  return (written, path) => {
    // A file is called what it is called.
    if (path.at(-1) === 'file') return [];
    const names = namesTypedOut(written).map(({ typed, named }) => `“${typed}” is typed out; write {${named}}`);
    if (path.some((key) => proving.has(key))) return names;
    const figures = figuresIn(withoutTokens(written)).filter((figure) => !proven.has(figure));
    return [...names, ...figures.map((figure) => `${figure} ${unproven(figure)}`)];
  };
};

/** What to do about a figure that nothing proves. */
function unproven(figure: string): string {
  const ids = telling.filter(({ value }) => value === figure).map(({ id }) => `{${id}}`);
  return ids.length > 0
    ? `is typed out; write ${ids.join(' or ')}`
    : 'is not proven; name a claim of the ledger, or add it to the figures of “worked”';
}
