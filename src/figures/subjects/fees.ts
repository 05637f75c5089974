import { given } from '../claim.ts';

const perSaleNote = 'At some processors the transaction fee and the authorization fee are one item.';

/** The traditional fees of the comparison table. */
export const fees = {
  'fees.interchange': given(
    '2–4%',
    'of gross card sales in interchange and percentage fees',
    'Percentage fees on card sales, all together. Interchange alone is often lower.',
  ),
  'fees.transaction': given('$0.05–$0.25', 'for each transaction', perSaleNote),
  'fees.authorization': given('$0.05–$0.25', 'for each authorization', perSaleNote),
  'fees.statement': given('$5–$10', 'a month for the statement'),
  'fees.miscellaneous': given('$1–$99', 'a month in miscellaneous fees'),
};
