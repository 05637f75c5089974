import { fstatSync, writeFileSync } from 'node:fs';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import { codeOf } from '../log.ts';

/** Nobody reads any more: a reader such as `head` has seen enough, which is no error. */
export class ReaderGone extends Error {}

/**
 * Prints at the pace of whoever reads: resolves once a text is written. Rejects with ReaderGone, or with a PlainError if it could
 * not be written whole.
 */
export function printTo(output: NodeJS.WriteStream & { readonly fd: number }): (text: string) => Promise<void> {
  // Of what a full disk takes the half of, the stream would lose the rest without a word.
  const isFile = fstatSync(output.fd).isFile();
  const write = (text: string): Promise<void> =>
    new Promise((resolve, reject) => output.write(text, (error) => (error ? reject(error) : resolve())));
  // Whoever prints is told of it; without a listener it would end the process.
  output.on('error', () => {});
  return async (text) => {
    try {
      if (isFile) writeFileSync(output.fd, text);
      else await write(text);
    } catch (error) {
      const code = codeOf(error);
      throw code === 'EPIPE'
        ? new ReaderGone()
        : new PlainError(`Not everything could be written (${code}): what there is of it is cut off.`);
    }
  };
}
