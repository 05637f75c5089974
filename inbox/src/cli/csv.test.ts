import { expect, test } from 'vitest';
import { someLead } from '../../testing/leads.ts';
import { csvHeader, csvLead, csvLine } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1'])('%j is no formula in a cell', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
});

test('a lead is one record with the columns of the header, whatever is in its notes', () => {
  const lead = someLead({ notes: 'Quoted "word", comma\nand a second line; =2+2' });
  expect(csvHeader() + csvLead({ ...lead, state: 'accepted' })).toBe(
    [
      '"id","received","state","suspicion","name","email","company size","position","services","notes"',
      `"${lead.id}","2025-05-01T00:00:00.000Z","accepted","","Ada Merchant","ada@shop.example","small","owner",` +
        '"Point of Sale Systems","Quoted ""word"", comma\nand a second line; =2+2"',
      '',
    ].join('\r\n'),
  );
});
