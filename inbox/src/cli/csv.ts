/**
 * Where a spreadsheet would begin a formula, behind white space and in full width too (OWASP, CSV injection): at the start of a
 * cell, and after whatever some language's spreadsheet splits a line at, which is the semicolon in much of Europe.
 */
const beforeFormula = /(?<=^|[;,\t|\r\n])(?=[\s"\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** One line after RFC 4180, every cell quoted. What could be a formula is made a text by an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${cell.replace(beforeFormula, "'").replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
