import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { PlainError } from '../contracts/process/plain-error.mjs';

/** Reads what stands behind a command. Says in one sentence what it does not know. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const [problem = ''] = error instanceof Error ? error.message.split('. ') : [];
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new PlainError(
      `${problem}: ${known.length > 0 ? `this command knows ${known.join(' and ')}` : 'this command has no options'}.`,
    );
  }
}
