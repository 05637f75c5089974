/** What a number counts. One separator before exactly three digits groups thousands in dollars, not in a rate such as "3.500". */
export type Unit = '$' | '%';

/** More digits than a number can hold exactly: nobody types them on purpose, and every limit is far below. */
const mostDigits = 15;

const thousands = /^\d{1,3}([.,_])\d{3}(?:\1\d{3})*$/;
const lengths: Readonly<Record<string, number>> = { k: 3, m: 6 };

/**
 * A typed number in hundredths of its unit, halves rounded up, so that money comes out in whole cents: "25,000", "1.234,56",
 * "$25k" and "3,5" alike. Infinity where it is too long to count, undefined where it is no number.
 */
export function readDecimal(text: string, unit: Unit): number | undefined {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const [, sign, body = '', scale = ''] =
    /^(?:\+|([-−])?)(\d[\d.,_]*|[.,]\d+)([km]?)$/.exec(
      plain
        .replace(/[$%]|usd/g, '')
        .trim()
        .replace(/[\s'’]/g, '_'),
    ) ?? [];
  if (body === '') return undefined;

  const point = decimalPoint(body, unit);
  const whole = point < 0 ? body : body.slice(0, point);
  const fraction = point < 0 ? '' : body.slice(point + 1);
  if (!/^\d*$/.test(whole) && !thousands.test(whole)) return undefined;
  if (!/^\d*$/.test(fraction)) return undefined;

  const kept = (lengths[scale] ?? 0) + 2;
  const digits = whole.replaceAll(/\D/g, '') + fraction.slice(0, kept).padEnd(kept, '0');
  if (digits.replace(/^0+/, '').length > mostDigits) return sign ? -Infinity : Infinity;
  const hundredths = Number(digits) + (Number(fraction[kept] ?? 0) >= 5 ? 1 : 0);
  return sign && hundredths > 0 ? -hundredths : hundredths;
}

/** Where the decimals start: at the last separator, unless it can only group thousands; -1 where there are none. */
function decimalPoint(body: string, unit: Unit): number {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  if (last < 0) return -1;
  if (body.indexOf(body.charAt(last)) < last) return -1;
  return unit === '$' && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body) ? -1 : last;
}
