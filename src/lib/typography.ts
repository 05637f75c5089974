/** Straight quotes as typographic ones, the way the articles' text has them. */
export function curlQuotes(text: string): string {
  return text
    .replaceAll(/(^|[\s([])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([])'/g, '$1‘')
    .replaceAll("'", '’');
}
