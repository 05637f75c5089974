import { writeFileSync } from 'node:fs';
import { PlainError } from '../../../contracts/process/plain-error.mjs';

/** How spreadsheets name the format of a text, which stays one when somebody edits the cell (ECMA-376, part 1, 18.8.30). */
const textFormat = '@';

/**
 * Writes rows of texts to a new workbook that only this user may read. No cell of it is a formula.
 * @throws PlainError if the file cannot be written, or is there already.
 */
export async function writeXlsx(file: string, rows: readonly (readonly string[])[]): Promise<void> {
  // Loaded by who asks for it: every other command is quicker without.
  const { default: workbook } = await import('write-excel-file/node');
  const cells = rows.map((row) => row.map((value) => ({ value: asTyped(value), type: String, format: textFormat })));
  const bytes = await workbook(cells, { sheet: 'Leads', stickyRowsCount: 1 }).toBuffer();
  try {
    writeFileSync(file, bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new PlainError(`The leads cannot be written to "${file}" (${reason}): name a file that is not there yet.`);
  }
}

/** With the escape escaped that spreadsheets read as a character by its number, such as _x003D_ (ECMA-376, part 1, 22.9.2.19). */
const asTyped = (text: string): string => text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
