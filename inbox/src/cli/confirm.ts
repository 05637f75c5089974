import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { PlainError } from '../../../contracts/process/plain-error.mjs';

/**
 * Whether somebody at a terminal, asked a question, says yes. Whoever ends the input, or presses Ctrl+C, says no.
 * @throws PlainError where nobody can be asked.
 */
export async function confirm(
  question: string,
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  output: NodeJS.WritableStream,
): Promise<boolean> {
  if (!input.isTTY) throw new PlainError('Nobody can be asked here: add --yes.');
  const terminal = createInterface({ input, output });
  const ended = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question(`${question} [y/N] `).catch(() => ''), ended]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
