import type { Claim } from './claim.ts';

type Stated = Pick<Claim, 'value'>;

/** The numbers in a claim's value, in hundredths of its unit, which are cents or hundredths of a percent: 350 of “3.5%”. */
function numbersIn({ value }: Stated): readonly number[] {
  const written = value.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  return written.map((digits) => Math.round(Number(digits.replaceAll(',', '')) * 100));
}

/** The one number that a claim states, in cents or hundredths of a percent: 87,500 of “$875”. Throws for any other claim. */
export function amountOf(claim: Stated): number {
  const [amount, ...more] = numbersIn(claim);
  if (amount === undefined || more.length > 0) throw new TypeError(`“${claim.value}” is not one number`);
  return amount;
}

/** Both ends of the range that a claim states, in cents or hundredths of a percent. Throws for any other claim. */
export function rangeOf(claim: Stated): { readonly low: number; readonly high: number } {
  const [low, high, ...more] = numbersIn(claim);
  if (low === undefined || high === undefined || more.length > 0)
    throw new TypeError(`“${claim.value}” is not a range of two numbers`);
  return { low, high };
}

/** What to count with for a claim: 25,000 for “$25,000”, and 0.035 for “3.5%”. */
export function factorOf(claim: Stated): number {
  return amountOf(claim) / (claim.value.endsWith('%') ? 10_000 : 100);
}
