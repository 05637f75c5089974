import fc from 'fast-check';
import { expect, test } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { csvLine } from './csv.ts';
import { cellsOf, columnNames } from './export-columns.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '＝1', '"=1', '\u200b=1'])('%j is no formula in a cell', (text) => {
  expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
});

test.each([
  ['Ada;=6*7;x', "Ada;'=6*7;x"],
  ["Bob;=cmd|'/C calc'!A0", "Bob;'=cmd|'/C calc'!A0"],
  ['hello\n=2*21\nbye', "hello\n'=2*21\nbye"],
  ['one\t+1', "one\t'+1"],
  ['a, -5 or |@b', "a,' -5 or |'@b"],
  ['Ada;"=6*7"', `Ada;'""=6*7""`],
  ['E-mail us at a@b.example; thank you - Ada', 'E-mail us at a@b.example; thank you - Ada'],
])('%j is none where a spreadsheet splits it', (text, written) => {
  expect(csvLine([text])).toBe(`"${written}"\r\n`);
});

test('no piece of a line begins a formula, whatever is taken for the separator', () => {
  const pieces = fc.constantFrom('=', '+', '-', '@', ';', ',', '\t', '|', '\n', '"', ' ', '\u200b', 'Ada', '1');
  const text = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (cells) => {
      for (const piece of csvLine(cells).split(/[;,\t|\r\n]/)) expect(piece).not.toMatch(/^[\s"\u200b]*[=+\-@]/);
    }),
  );
});

test('a lead is one record with the columns of the header, whatever is in its notes', () => {
  const lead = someLead({ notes: 'Quoted "word", comma\nand a second line; 2+2' });
  expect(csvLine(columnNames) + csvLine(cellsOf({ ...lead, state: 'accepted' }))).toBe(
    [
      '"id","received","state","suspicion","name","email","company size","position","services","notes"',
      `"${lead.id}","2025-05-01T00:00:00.000Z","accepted","","Ada Merchant","ada@shop.example","small","owner",` +
        '"Point of Sale Systems","Quoted ""word"", comma\nand a second line; 2+2"',
      '',
    ].join('\r\n'),
  );
});
