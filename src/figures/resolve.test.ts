import { describe, expect, it } from 'vitest';
import { resolveTokens } from './resolve.ts';

const tokens = { 'brand.name': 'Example Pay' };

describe('resolveTokens', () => {
  it('leaves plain text as it is', () => {
    expect(resolveTokens('Cards, cash and links.', tokens)).toEqual({ text: 'Cards, cash and links.', unknown: [] });
  });

  it('replaces claims and brand facts', () => {
    const { text, unknown } = resolveTokens('{brand.name} sets you up in {setup.hours}; live in {live.hours}.', tokens);
    expect(text).toBe('Example Pay sets you up in 24–48 hours; live in 24–72 hours.');
    expect(unknown).toEqual([]);
  });

  it('shows figures with dollar signs as they are', () => {
    expect(resolveTokens('{cash-discount.typical-saving}', tokens).text).toBe('$500–$1,000');
  });

  it.each([
    ['a claim that does not exist', 'In {setup.minutes}.', ['{setup.minutes}']],
    ['a brand fact that does not exist', '{brand.motto}', ['{brand.motto}']],
    ['a name that every object has', '{toString}', ['{toString}']],
    ['spaces inside the braces', '{ setup.hours }', ['{ setup.hours }']],
    ['empty braces', 'a {} b', ['{}']],
    ['a brace that is never closed', 'In {setup.hours', ['{']],
    ['a brace that was never opened', 'In setup.hours}', ['}']],
    ['a token inside braces', '{{setup.minutes}}', ['{', '{setup.minutes}', '}']],
  ])('reports %s and leaves it in the text', (_mistake, text, unknown) => {
    expect(resolveTokens(text, tokens)).toEqual({ text, unknown });
  });
});
