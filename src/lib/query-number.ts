/**
 * The number that a link carries under a name, in hundredths. A link holds plain numbers with a point, whatever the visitor
 * typed: in "25,000" the comma would be a guess.
 */
export function queryNumber(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name) ?? '';
  return /^[\d.]+$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}
