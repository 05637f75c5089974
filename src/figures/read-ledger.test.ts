import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mistakesOf } from '../lib/mistakes.ts';
import { readLedger, readSubject } from './read-ledger.ts';

const file = 'src/figures/subjects/example.yaml';
const example = `figures:
  example.volume:
    value: $25,000
    wording: monthly card volume
    source: A list
    status: own
    checkedOn: 2026-11-21
  example.rate:
    value: 3.5%
    wording: card fees
    note: "{example.rate} is what cards cost. {notes.year} {if brand.name}Ask {brand.name}."
    source: A list
    status: own
    checkedOn: 2026-11-21
  example.range:
    value: 3.5–4%
    wording: usual card fees
    source: A list
    status: own
    checkedOn: 2026-11-21
  example.fees:
    value: $875
    wording: card fees a month
    sum: "{example.rate} of {example.volume}"
    source: A list
    status: drafted
    checkedOn: 2026-11-21
notes:
  year: That is $300,000 a year.
worked:
  - { figure: "$300,000", sum: "12 * {example.volume}" }
`;

const read = (text: string) => readSubject(file, text, new Map([['setup.hours', 'src/figures/subjects/service.yaml']]));

it('every file of the ledger is right', () => {
  expect(readLedger().mistakes).toEqual([]);
});

it('gives what can be read of a file with mistakes, for whoever mends them by a form', () => {
  const { claims, mistakes } = readLedger((path) => readFileSync(path, 'utf8').replace('value: $875', 'value: $870'));
  expect(mistakes[0]).toMatchObject({ file: 'src/figures/subjects/cash-discount.yaml', line: 17 });
  expect(claims.get('cash-discount.monthly-saving')?.value).toBe('$870');
});

it('fills in what notes name, and says of a drafted figure that it is one until somebody answers for it', () => {
  const { 'example.rate': rate, 'example.fees': fees } = read(example);
  expect(rate?.note).toMatch(/^3\.5% is what cards cost\. That is \$300,000 a year\. Ask [^{}]+\.$/);
  expect(fees?.note).toContain('to be confirmed');
  const confirmation = 'status: drafted\n    confirmedBy: A. Field, owner\n    confirmedOn: 2026-12-01';
  expect(read(example.replace('status: drafted', confirmation))['example.fees']?.note).toBeUndefined();
});

describe('is refused, with its place, its reason and a remedy:', () => {
  const mistakes = `
a figure that its sum does not give | value: $875 | value: $870 | example.fees › value: 3.5% of $25,000 is $875, the ledger says $870
a figure in a note that is out of date | $300,000", sum | $200,000", sum | figure: 12 × $25,000 is $300,000, the ledger says $200,000
a figure that says too little of | value: $875 | value: over $900 | 3.5% of $25,000 is $875, the ledger says over $900
a sum of what is not there | {example.rate} of | {example.rates} of | “example.rates” is no figure of this file; did you mean example.rate
a sum that cannot be read | "12 * {example | "30,000 * {example | "30,000 * 25000" cannot be read from "," on
a figure that is typed out | "{example.rate} is | "3.5% is | example.rate › note: 3.5% is typed out; write {example.rate}
a figure that nothing proves | That is $300,000 | That is $400,000 | notes › year: $400,000 is not proven; add it to “worked”
a note that is not there | {notes.year} | {notes.years} | {notes.years} is neither a figure or a note of this file nor a brand fact; did you mean notes.year
a part of another figure | wording: card fees a | partOf: example.range\\n    wording: card fees a | $875 is no part of example.range, which is 3.5–4%
a name that is none | example.range: | Range: | figures › Range: is no name of a figure; write it as “setup.hours”
a name that another file has | example.range: | setup.hours: | setup.hours › value: stands in src/figures/subjects/service.yaml already
a hyphen between numbers | 3.5–4% | 3.5-4% | example.range › value: is written as “10,000”
a number without quotes | value: $875 | value: 875 | example.fees › value: takes a text; put the number between quotes
a caption as a sentence | wording: usual card fees | wording: Usual card fees. | begins with a small letter and ends without a period
a status that is none | status: drafted | status: draft | “draft” is not one of provided, drafted, published, own; did you mean drafted
a day that is none | status: drafted\\n    checkedOn: 2026-11-21 | status: drafted\\n    checkedOn: 2026-02-30 | checkedOn: is a day written as 2025-01-15
a word without its day | status: drafted | status: drafted\\n    confirmedBy: A. Field | confirmedOn: is missing: the provider’s word has a name and a day
a field that is none | wording: usual | words: usual | “words” is no field here; did you mean wording`;

  it.each(
    mistakes
      .trim()
      .split('\n')
      .map((row) => row.split(' | ').map((cell) => cell.replaceAll('\\n', '\n'))),
  )('%s', (_what, from = '', to = '', said = '') => {
    const changed = example.replace(from, to);
    expect(changed).not.toBe(example);
    const found = mistakesOf(() => read(changed));
    expect(found.map(({ what }) => what).join('\n')).toContain(said);
    for (const { line } of found) expect(changed.split('\n')[line - 1]).not.toBe('figures:');
  });
});
