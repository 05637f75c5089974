import { expect, it } from 'vitest';
import { type Claim, isShown } from './claim.ts';

it('a drafted claim is on a real address with the provider’s word alone, any other always', () => {
  const drafted: Claim = {
    value: '40%',
    wording: 'of them',
    source: 'A list',
    status: 'drafted',
    checkedOn: '2026-11-22',
  };
  const confirmed: Claim = { ...drafted, confirmedBy: 'A. Field, owner', confirmedOn: '2026-12-01' };
  expect([drafted, confirmed].map((each) => isShown(each, true))).toEqual([false, true]);
  expect(isShown({ ...drafted, status: 'provided' }, true)).toBe(true);
  expect(isShown(drafted, false)).toBe(true);
});
