import type { Claim } from '../claim.ts';

const given = { source: 'Specification, section 9', status: 'provided', checkedOn: '2026-11-21' } as const;

const perSaleNote = 'At some processors the transaction fee and the authorization fee are one item.';

/** The traditional fees of the comparison table. */
export const fees = {
  'fees.interchange': {
    ...given,
    value: '2–4%',
    wording: 'of gross card sales in interchange and percentage fees',
    note: 'Percentage fees on card sales, all together. Interchange alone is often lower.',
  },
  'fees.transaction': { ...given, value: '$0.05–$0.25', wording: 'for each transaction', note: perSaleNote },
  'fees.authorization': { ...given, value: '$0.05–$0.25', wording: 'for each authorization', note: perSaleNote },
  'fees.statement': { ...given, value: '$5–$10', wording: 'a month for the statement' },
  'fees.miscellaneous': { ...given, value: '$1–$99', wording: 'a month in miscellaneous fees' },
} as const satisfies Record<string, Claim>;
