import { type Claim, marketingEstimate, providerFigure } from '../claim.ts';

const given = { source: 'Specification, section 9', status: 'provided', checkedOn: '2026-11-21' } as const;

const savingNote =
  'Card fees at 3.5% of $25,000 a month, which is $300,000 a year, are offset only when the difference between card price and cash price covers the whole cost and program fees are zero. Customers who pay by card fund it.';
const netCostNote =
  '0% net processing cost on card sales when the card price covers it; chargebacks, equipment and any program fee are separate.';

/** The program’s example, its statistics, and what stays of each traditional fee. */
export const cashDiscount = {
  'cash-discount.volume': { ...given, value: '$25,000', wording: 'monthly card volume in the example' },
  'cash-discount.fee-rate': {
    ...given,
    value: '3.5%',
    wording: 'card fees in the example',
    note: '3.5% is what cards cost the merchant in this example. It is never added at the register.',
  },
  'cash-discount.monthly-saving': {
    ...given,
    value: '$875',
    wording: 'saved a month',
    note: savingNote,
  },
  'cash-discount.yearly-saving': {
    ...given,
    value: '$10,500',
    wording: 'saved a year',
    note: savingNote,
  },
  'cash-discount.satisfaction': {
    ...given,
    value: '98%',
    wording: 'customer satisfaction',
    note: providerFigure,
  },
  'cash-discount.typical-saving': {
    ...given,
    value: '$500–$1,000',
    wording: 'typical savings a month',
    note: 'On about $14,300–$28,600 of monthly card sales at 3.5%. Customers who pay by card fund it.',
  },
  'cash-discount.net-rate': { ...given, value: '0%', wording: 'processing fees', note: netCostNote },
  'cash-discount.net-cost': { ...given, value: '$0', wording: 'your net cost', note: netCostNote },
  'cash-discount.familiarity': {
    ...given,
    value: '82%',
    wording: 'of consumers are familiar with cash and card prices',
    note: marketingEstimate,
  },
  'cash-discount.average-fees': {
    ...given,
    value: '2.5–4%',
    wording: 'card fees of the average small business, all-in',
    note: 'All-in cost: every fee of the month divided by the month’s card volume.',
  },
  'cash-discount.exploring': {
    ...given,
    value: 'over 35%',
    wording: 'of small businesses are exploring dual pricing',
    note: marketingEstimate,
  },
  'cash-discount.growth': {
    ...given,
    value: '23%',
    wording: 'yearly growth in dual pricing',
    note: marketingEstimate,
  },
  'cash-discount.larger-saving': {
    ...given,
    value: '$10,000+',
    wording: 'saved a year on $250,000 of yearly card volume',
    note: 'At an all-in cost of 4% or more. At 3.5%, $8,750. Customers who pay by card fund it.',
  },
  'cash-discount.yearly-volume': { ...given, value: '$250,000', wording: 'yearly card volume' },
} as const satisfies Record<string, Claim>;

/** How samples, demos and receipts on the site are priced. */
export const dualPricing = {
  'dual-pricing.ceiling': {
    value: '3%',
    wording: 'the most by which a card price stands above the cash price in our samples',
    source: 'Decision 28; fact sheet, section 0 (S4)',
    status: 'drafted',
    checkedOn: '2026-11-21',
  },
} as const satisfies Record<string, Claim>;
