import { type Claim, marketingEstimate } from '../claim.ts';

const given = { source: 'Specification, section 9', status: 'provided', checkedOn: '2026-11-21' } as const;

/** High-risk merchants. */
export const highRisk = {
  'high-risk.declined': {
    ...given,
    value: '65%',
    wording: 'of high-risk businesses are declined by at least one processor',
    note: marketingEstimate,
  },
  'high-risk.volume': {
    ...given,
    value: '$100B',
    wording: 'in US high-risk transactions a year',
    note: marketingEstimate,
  },
  'high-risk.fewer-chargebacks': {
    ...given,
    value: '40%',
    wording: 'fewer chargebacks with fraud controls',
    note: 'About 40% fewer in our estimate; results vary.',
  },
} as const satisfies Record<string, Claim>;
