import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { csvHeader, csvLead, csvLine } from './csv.ts';

/** Reads CSV strictly after RFC 4180. */
function parse(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let rest = text;
  while (rest !== '') {
    const row: string[] = [];
    for (let end = ','; end === ','; ) {
      const match = /^"((?:[^"]|"")*)"(,|\r\n)/.exec(rest);
      if (!match) throw new Error(`No cell at ${JSON.stringify(rest.slice(0, 20))}.`);
      row.push((match[1] ?? '').replaceAll('""', '"'));
      end = match[2] ?? '';
      rest = rest.slice(match[0].length);
    }
    rows.push(row);
  }
  return rows;
}

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '=HYPERLINK("https://evil.example")'])(
  '%j is no formula in a cell or a header',
  (text) => {
    expect(parse(csvLine([text]))).toEqual([[`'${text}`]]);
  },
);

test('a lead is one record, whatever is in its notes', () => {
  const notes = 'Quoted "word", comma\nand a second line; =2+2';
  const lead = someLead({ notes });
  const [header, record] = parse(csvHeader() + csvLead({ ...lead, state: 'accepted' }));
  expect(header).toContain('company size');
  expect(record).toHaveLength(header?.length ?? 0);
  expect(record?.[header?.indexOf('notes') ?? -1]).toBe(notes);
  expect(record?.[0]).toBe(lead.id);
});

test('any text comes back as it was, but for the apostrophe, and never starts a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
      const [row = []] = parse(csvLine(cells));
      expect(row.map((cell, index) => (cell === cells[index] ? cell : cell.slice(1)))).toEqual(cells);
      expect(row.filter((cell) => /^[\s]*[=+\-@\t\r]/.test(cell))).toEqual([]);
    }),
  );
});
