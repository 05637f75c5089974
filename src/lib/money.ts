const dollars = (digits: 0 | 2) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: digits });
const rounded = dollars(0);
const exact = dollars(2);
const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
const typed = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });

/** Whole cents as a figure: "$875", and "$875.50" where there are cents. */
export function formatMoney(cents: number): string {
  return (cents % 100 === 0 ? rounded : exact).format(cents / 100);
}

/** Whole cents as a till prints them: "$875.00". */
export function formatTotal(cents: number): string {
  return exact.format(cents / 100);
}

/** Whole cents as they stand in a column: "875.00". */
export function formatAmount(cents: number): string {
  return plain.format(cents / 100);
}

/** Hundredths of a percent: "3.5%". */
export function formatRate(hundredths: number): string {
  return percent.format(hundredths / 10_000);
}

/** Hundredths as a visitor would type them: "25,000", "3.5". */
export function formatTyped(hundredths: number): string {
  return typed.format(hundredths / 100);
}
