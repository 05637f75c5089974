import { expect, it } from 'vitest';
import { claim } from './ledger.ts';
import { resolveTokens } from './resolve.ts';
import { recordStated } from './stated.ts';

it('records the claims that are taken from the ledger meanwhile, within another recording too', () => {
  claim('setup.hours');
  const outer = recordStated(() => {
    const inner = recordStated(() => resolveTokens('Live in {live.hours}, {live.hours}.', {}));
    expect([...inner.claims]).toEqual(['live.hours']);
    return [inner.result.text, claim('support.hours').value];
  });
  claim('support.base');
  expect(outer.result).toEqual(['Live in 24–72 hours, 24–72 hours.', '24/7']);
  expect([...outer.claims]).toEqual(['live.hours', 'support.hours']);
});
