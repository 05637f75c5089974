import { expect, it } from 'vitest';
import { resolveTokens } from './resolve.ts';

const tokens = { 'brand.name': 'Example Pay' };

it('claims and brand facts take the place of their tokens, figures with dollar signs as they are', () => {
  const { text, unknown } = resolveTokens(
    '{brand.name} sets you up in {setup.hours}; {cash-discount.typical-saving} saved.',
    tokens,
  );
  expect(text).toBe('Example Pay sets you up in 24–48 hours; $500–$1,000 saved.');
  expect(unknown).toEqual([]);
});

it('a sentence stands by the facts that it names: filled, empty, or whether they are', () => {
  const text =
    'Write to us. Call {owner.phone}, {owner.phoneHours}. {if owner.phone}Ask for Ada. {unless owner.phone}There is no number yet.';
  const resolve = (phone: string) => resolveTokens(text, { 'owner.phone': phone, 'owner.phoneHours': '8 to 6' }).text;
  expect(resolve('+1 801 555 0100')).toBe('Write to us. Call +1 801 555 0100, 8 to 6. Ask for Ada.');
  expect(resolve('')).toBe('Write to us. There is no number yet.');
  expect(resolveTokens('Call {owner.phone}.', { 'owner.phone': '' }).text).toBe('');
});

it.each([
  ['a claim that does not exist', 'In {setup.minutes}.', ['{setup.minutes}']],
  ['a brand fact that does not exist', '{brand.motto}', ['{brand.motto}']],
  ['a name that every object has', '{toString}', ['{toString}']],
  ['spaces inside the braces', '{ setup.hours }', ['{ setup.hours }']],
  ['braces that are empty, or stand alone', 'a {} b { c }', ['{}', '{ c }']],
  ['a brace that is never closed', 'In {setup.hours', ['{']],
  ['a token inside braces', '{{setup.minutes}}', ['{', '{setup.minutes}', '}']],
])('%s is reported, and stays in the text', (_mistake, text, unknown) => {
  expect(resolveTokens(text, tokens)).toEqual({ text, unknown });
});
