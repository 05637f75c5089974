import { type Claim, marketingEstimate } from '../claim.ts';

const given = { source: 'Specification, section 9', status: 'provided', checkedOn: '2026-11-21' } as const;

/** What processors charge, as the articles compare it. */
export const pricing = {
  'pricing.flat-rate': { ...given, value: '2.75–2.9%', wording: 'typical flat rate' },
  'pricing.flat-rate-low': { ...given, value: '2.75%', wording: 'lower end of a typical flat rate' },
  'pricing.flat-rate-high': { ...given, value: '2.9%', wording: 'upper end of a typical flat rate' },
  'pricing.interchange-plus': {
    ...given,
    value: '0.25% + $0.10',
    wording: 'markup over interchange and assessments in the example',
  },
  'pricing.interchange-plus-rate': {
    ...given,
    value: '0.25%',
    wording: 'markup on the amount in the interchange-plus example',
  },
  'pricing.interchange-plus-item': {
    ...given,
    value: '$0.10',
    wording: 'markup for each transaction in the interchange-plus example',
  },
  'pricing.example-volume': { ...given, value: '$30,000', wording: 'monthly card volume in the savings example' },
  'pricing.rate-before': { ...given, value: '3.0%', wording: 'effective rate before' },
  'pricing.rate-after': { ...given, value: '2.3%', wording: 'effective rate after' },
  'pricing.example-saving': { ...given, value: 'over $2,500', wording: 'saved a year in the example' },
} as const satisfies Record<string, Claim>;

/** Paying with a palm, a face or a fingerprint. */
export const biometrics = {
  'biometrics.open': {
    ...given,
    value: '60%',
    wording: 'of consumers are open to paying with biometrics',
    note: marketingEstimate,
  },
} as const satisfies Record<string, Claim>;
