import { fill } from '../../lib/fill.ts';
import { formatMoney, formatRate, formatTotal } from '../../lib/money.ts';
import { ownFigures as words } from '../../site/everywhere/words.yaml';
import { cashPrice, coveringDifference, offsetOf } from '../dual-price/dual-price.ts';
import { effectiveRate } from '../statement-check/effective-rate.ts';
import type { Figures } from './own-figures.ts';

/** What a receipt, a slip or a closing slab prints of the visitor's figures, by name. */
export interface Prints {
  readonly rate: string;
  readonly feesMonth: string;
  readonly feesYear: string;
  /** Says at what difference the two below are offset: "Offset at 3%", or "Offset in full". */
  readonly offsetLabel: string;
  readonly offsetMonth: string;
  readonly offsetYear: string;
  readonly leftMonth: string;
  readonly leftYear: string;
  /** At what difference all of it would be offset; empty where it is. */
  readonly covering: string;
  /** The sale of the example at both prices. */
  readonly cardPrice: string;
  readonly cashPrice: string;
  /** Card sales a month. */
  readonly sales: string;
}

export type PrintName = keyof Prints;

/** The posted card price of the sale on every receipt of this site, in cents. */
const sale = 2472;

/** Works out every line. */
export function print({ sales, fees, difference }: Figures): Prints {
  const { offset, left, isFull } = offsetOf(sales, fees, difference);
  const at = { difference: formatRate(difference) };
  return {
    rate: formatRate(effectiveRate(fees, sales)),
    feesMonth: formatMoney(fees),
    feesYear: formatMoney(fees * 12),
    offsetLabel: isFull ? words.offsetInFull : fill(words.offsetAt, at),
    offsetMonth: formatMoney(offset),
    offsetYear: formatMoney(offset * 12),
    leftMonth: formatMoney(left),
    leftYear: formatMoney(left * 12),
    covering:
      isFull || fees >= sales ? '' : fill(words.covering, { difference: formatRate(coveringDifference(sales, fees)) }),
    cardPrice: formatTotal(sale),
    cashPrice: formatTotal(cashPrice(sale, difference)),
    sales: formatMoney(sales),
  };
}
