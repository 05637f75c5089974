import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { writeXlsx } from './xlsx.ts';

/** A file within a workbook, which is a ZIP archive, by what comes before it (APPNOTE.TXT, 4.3.7). */
function unpacked(archive: Buffer, name: string): string {
  const header = archive.indexOf(name) - 30;
  return inflateRawSync(archive.subarray(header + 30 + name.length + archive.readUInt16LE(header + 28))).toString();
}

test('what a spreadsheet would take for a character by its number is written as what was typed', async () => {
  const file = join(temporaryFolder(), 'leads.xlsx');
  await writeXlsx(file, [['_x003D_6*7', 'tax_x']]);
  const texts = unpacked(readFileSync(file), 'xl/sharedStrings.xml');
  expect(texts).toContain('>_x005F_x003D_6*7<');
  expect(texts).toContain('>tax_x<');
});
