import { claimsFrom, given, marketingEstimate, providerFigure } from '../claim.ts';

const savingNote =
  'Card fees at 3.5% of $25,000 a month, which is $300,000 a year, are offset in full only at a difference of 3.63% of the cash price or more, with no program fees and no sales tax or tips in the volume. At 3%, $728.16 a month is offset and the merchant still pays $146.84. Customers who pay by card fund it.';
const netCostNote =
  '0% net processing cost on card sales when the card price covers it; chargebacks, equipment and any program fee are separate.';

/** The program’s example, its statistics, and what stays of each traditional fee. */
export const cashDiscount = {
  'cash-discount.volume': given('$25,000', 'monthly card volume in the example'),
  'cash-discount.fee-rate': given(
    '3.5%',
    'card fees in the example',
    '3.5% is what cards cost the merchant in this example. It is never added at the register.',
  ),
  'cash-discount.monthly-saving': given('$875', 'saved a month', savingNote),
  'cash-discount.yearly-saving': given('$10,500', 'saved a year', savingNote),
  'cash-discount.satisfaction': given('98%', 'customer satisfaction', providerFigure),
  'cash-discount.typical-saving': given(
    '$500–$1,000',
    'typical savings a month',
    'On about $14,300–$28,600 of monthly card sales at 3.5%, tax and tips aside, offset in full at a difference of 3.63%. Customers who pay by card fund it.',
  ),
  'cash-discount.net-rate': given('0%', 'processing fees', netCostNote),
  'cash-discount.net-cost': given('$0', 'your net cost', netCostNote),
  'cash-discount.familiarity': given('82%', 'of consumers are familiar with cash and card prices', marketingEstimate),
  'cash-discount.average-fees': given(
    '2.5–4%',
    'card fees of the average small business, all-in',
    'All-in cost: every fee of the month divided by the month’s card volume.',
  ),
  'cash-discount.exploring': given('over 35%', 'of small businesses are exploring dual pricing', marketingEstimate),
  'cash-discount.growth': given('23%', 'yearly growth in dual pricing', marketingEstimate),
  'cash-discount.larger-saving': given(
    '$10,000+',
    'saved a year on $250,000 of yearly card volume',
    'An all-in cost of 4% is $10,000, tax and tips aside, offset in full at a difference of 4.17%; a higher cost needs a wider one. At 3.5%, $8,750. Customers who pay by card fund it.',
  ),
  'cash-discount.yearly-volume': given('$250,000', 'yearly card volume'),
};

const decided = claimsFrom({
  source: 'Decision 28; fact sheet, section 0 (S4)',
  status: 'own',
  checkedOn: '2026-11-21',
});

/** How samples, demos and receipts on the site are priced. */
export const dualPricing = {
  'cash-discount.covering-difference': decided('3.63%', 'the difference that covers card fees of 3.5%'),
  'dual-pricing.ceiling': decided('3%', 'the most by which a card price stands above the cash price in our samples'),
};
