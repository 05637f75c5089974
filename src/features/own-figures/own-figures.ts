import { figuresStore as storeName } from '../../lib/browser-protocol.ts';
import type { NumberLimits } from '../../lib/read-within.ts';
import { type Store, tabStore } from '../../lib/storage.ts';
import { anyDifference } from '../dual-price/dual-price.ts';

/** What a visitor puts into the terminal: a month's card sales and fees in cents, and the difference in hundredths of a percent. */
export interface Figures {
  readonly sales: number;
  readonly fees: number;
  /** How far the posted card price stands above the cash price, of the cash price. */
  readonly difference: number;
}

export type FigureName = keyof Figures;

export const figureNames = ['sales', 'fees', 'difference'] as const satisfies readonly FigureName[];

export const figureLimits = {
  sales: { unit: '$', least: 100, most: 1_000_000_000 },
  fees: { unit: '$', least: 0, most: 1_000_000_000 },
  difference: anyDifference,
} as const satisfies Record<FigureName, NumberLimits>;

/** Whether two receipts would be the same. */
export const isSame = (one: Figures, other: Figures): boolean => figureNames.every((name) => one[name] === other[name]);

/** The figures as the query of a link: "sales=40000&fees=1200". What the receiver has anyway, since it is the example's, may be left out. */
export function toQuery(figures: Partial<Figures>): string {
  return figureNames.flatMap((name) => (figures[name] === undefined ? [] : `${name}=${figures[name] / 100}`)).join('&');
}

/** The figures that a link carries, as far as they are within their limits. */
export function fromQuery(query: string): Partial<Figures> {
  const params = new URLSearchParams(query);
  // A link holds plain numbers with a point, whatever the visitor typed: in "25,000" the comma would be a guess.
  return within((name) => {
    const text = params.get(name) ?? '';
    return /^[\d.]+$/.test(text) ? Math.round(Number(text) * 100) : undefined;
  });
}

/** Those of the values that are figures. */
function within(read: (name: FigureName) => unknown): Partial<Figures> {
  const found = figureNames.flatMap((name) => {
    const value = read(name);
    const { least, most } = figureLimits[name];
    return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? [[name, value] as const]
      : [];
  });
  return Object.fromEntries(found);
}

/** The figures kept for this tab, if there are any. */
export function kept(store: Pick<Store, 'read'> = tabStore): Figures | undefined {
  const stored = store.read(storeName);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { sales, fees, difference } = within((name) => Reflect.get(stored, name));
  return sales === undefined || fees === undefined || difference === undefined
    ? undefined
    : { sales, fees, difference };
}

/** Keeps the visitor's figures for this tab; none of them is the example again. */
export function keep(figures: Figures | undefined, store: Pick<Store, 'write' | 'remove'> = tabStore): void {
  if (figures) store.write(storeName, figures);
  else store.remove(storeName);
}
