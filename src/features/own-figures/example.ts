import { amountOf } from '../../figures/amounts.ts';
import { claim } from '../../figures/ledger.ts';
import type { Figures } from './own-figures.ts';

/** What stands in the terminal at first: the example of the specification, at the difference of every sample. */
export const example: Figures = {
  sales: amountOf(claim('cash-discount.volume')),
  fees: amountOf(claim('cash-discount.monthly-saving')),
  difference: amountOf(claim('dual-pricing.ceiling')),
};
