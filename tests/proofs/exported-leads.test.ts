/** What visitors typed, exported and opened in LibreOffice, as it stands in the spreadsheets of many countries. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { readCommand } from '../../inbox/src/cli/commands.ts';
import { openStore } from '../../inbox/src/store/open-store.ts';
import { someLead } from '../../inbox/testing/leads.ts';
import { temporaryFolder } from '../../inbox/testing/temporary.ts';

/** Each is a formula to somebody: where lines are split at a semicolon, a tab, a bar or nowhere. A second line unquotes the first. */
const typed = [
  'Ada;=6*7;x',
  "Bob;=cmd|'/C calc'!A0;x",
  'Eve;=HYPERLINK(A1&B1);x',
  'Dan;"=6*7";+1',
  'hello\n=2*21\nbye',
  'one\t=6*7\t+1',
  'a|=6*7|@SUM(A1)',
  '=6*7',
  ' -1+1',
  '@SUM(A1)',
  '"=6*7',
  '_x003D_6*7',
].map((text) => `${text}\nThank you.`);

const { getAttributeValue, getElementsByTagName, textContent } = DomUtils;

/** The file has elements in place of some white space. */
const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '');

const separators = { comma: 44, semicolon: 59, tab: 9, bar: 124 };

/** A file as LibreOffice reads it: its formulas, and the text of its cells. */
function openedInCalc(path: string, filter: readonly string[] = []) {
  const folder = temporaryFolder();
  execFileSync(
    'soffice',
    [
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      ...['--headless', ...filter, '--convert-to', 'fods', '--outdir', folder, path],
    ],
    { stdio: 'ignore' },
  );
  const file = join(folder, basename(path).replace(/\.\w+$/, '.fods'));
  const sheet = parseDocument(readFileSync(file, 'utf8'), { xmlMode: true });
  const cells = getElementsByTagName('table:table-cell', sheet);
  return {
    formulas: cells.flatMap((cell) => getAttributeValue(cell, 'table:formula') ?? []),
    texts: cells.map((cell) => withoutSpace(textContent(cell))),
  };
}

const asCsv = (code: number): readonly string[] => [`--infilter=CSV:${code},34,76,1`];

async function exported(...args: readonly string[]): Promise<string> {
  const store = await openStore({ kind: 'sqlite', path: join(temporaryFolder(), 'leads.db') }, []);
  for (const text of typed) await store.add(someLead({ notes: text }));
  let printed = '';
  const print = async (text: string): Promise<void> => {
    printed += text;
  };
  await readCommand(['export', ...args])({
    withStore: (act) => act(store),
    print,
    now: 0,
    confirm: async () => false,
    times: async function* () {},
    backup: async () => {},
  });
  await store.close();
  return printed;
}

test.each(Object.entries(separators))(
  'no cell of a CSV is a formula where a %s splits the lines',
  async (_name, code) => {
    const file = join(temporaryFolder(), 'leads.csv');
    writeFileSync(file, await exported('--csv'));
    expect(openedInCalc(file, asCsv(code)).formulas).toEqual([]);
  },
);

test('LibreOffice would make formulas of the same texts as they were typed', () => {
  const file = join(temporaryFolder(), 'leads.csv');
  writeFileSync(file, typed.map((text) => `"lead","${text.replaceAll('"', '""')}"\r\n`).join(''));
  expect(openedInCalc(file, asCsv(separators.semicolon)).formulas.length).toBeGreaterThanOrEqual(4);
});

test('every cell of a workbook is the text that was typed', async () => {
  const file = join(temporaryFolder(), 'leads.xlsx');
  await exported('--xlsx', file);
  const { formulas, texts } = openedInCalc(file);
  expect(formulas).toEqual([]);
  for (const text of typed) expect(texts).toContain(withoutSpace(text));
});
