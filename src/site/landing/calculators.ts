import { amountOf, rangeOf } from '../../figures/amounts.ts';
import type { Claim } from '../../figures/claim.ts';
import { claim } from '../../figures/ledger.ts';

/** The calculators that a page of blocks can have. */
export const calculatorNames = ['savings', 'statement-check', 'dual-price'] as const;
export type CalculatorName = (typeof calculatorNames)[number];

/** The claims that a calculator starts with, whose qualifiers are printed below it. */
export function claimsOf(name: CalculatorName): readonly Claim[] {
  switch (name) {
    case 'savings':
      return [claim('cash-discount.fee-rate'), claim('cash-discount.monthly-saving')];
    case 'statement-check':
      return [claim('cash-discount.average-fees')];
    case 'dual-price':
      return [claim('dual-pricing.ceiling')];
  }
}

/** What the average small business pays, which the statement check measures against. */
export const usualFees = () => rangeOf(claim('cash-discount.average-fees'));

/** By how much the card price stands above the cash price at most. */
export const mostDifference = () => amountOf(claim('dual-pricing.ceiling'));
