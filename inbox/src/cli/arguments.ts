import { parseArgs } from 'node:util';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import type { StoredLead } from '../store/store.ts';

type State = StoredLead['state'];
const states: readonly State[] = ['accepted', 'quarantined', 'released'];

/** What the owner asks for. */
export type Command =
  | { readonly name: 'list' | 'export'; readonly state: State | undefined }
  | { readonly name: 'show' | 'release' | 'resend'; readonly ids: readonly string[] }
  | { readonly name: 'resend-dead' | 'stats' }
  | { readonly name: 'purge'; readonly milliseconds: number }
  | { readonly name: 'backup'; readonly file: string };

/** How the command line is used. */
export const usage = `npm run leads -- <command>

  list [--state accepted|quarantined|released]    every lead on a line
  show <id>...                                    all that is known of a lead, and its deliveries
  export --csv [--state ...]                      leads for a spreadsheet, on the standard output
  release <id>...                                 lets leads out of quarantine and queues them for delivery
  resend <id>... | --dead                         queues leads, or all dead letters, for delivery again
  purge --older-than 365d                         deletes leads that came before so many days
  stats                                           how many leads and deliveries there are
  backup <file>                                   copies the database (SQLite) to a new file
`;

const day = 24 * 60 * 60 * 1000;

/**
 * Reads the command line.
 * @throws PlainError with one sentence for what is not understood.
 */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, ...rest] = positionals;
  switch (name) {
    case 'list':
      return { name, state: readState(values.state) };
    case 'export':
      if (!values.csv) throw new PlainError('An export is written as CSV: say export --csv.');
      return { name, state: readState(values.state) };
    case 'resend':
      if (values.dead) return { name: 'resend-dead' };
      return { name, ids: some(name, rest) };
    case 'show':
    case 'release':
      return { name, ids: some(name, rest) };
    case 'purge':
      return { name, milliseconds: readAge(values['older-than']) };
    case 'stats':
      return { name };
    case 'backup':
      return { name, file: some(name, rest)[0] ?? '' };
    default:
      throw new PlainError(usage);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        state: { type: 'string' },
        csv: { type: 'boolean' },
        dead: { type: 'boolean' },
        'older-than': { type: 'string' },
      },
    });
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}

function some(name: string, values: readonly string[]): readonly string[] {
  if (values.length === 0) throw new PlainError(`Say which: ${name} <${name === 'backup' ? 'file' : 'id'}>.`);
  return values;
}

function readState(text: string | undefined): State | undefined {
  const state = states.find((known) => known === text);
  if (text !== undefined && !state) throw new PlainError(`A lead is ${states.join(', ')}, and never "${text}".`);
  return state;
}

function readAge(text: string | undefined): number {
  const [, days] = /^(\d{1,5})d$/.exec(text ?? '') ?? [];
  if (!days || Number(days) === 0)
    throw new PlainError('Say how old the leads to delete are in days: purge --older-than 365d.');
  return Number(days) * day;
}
