import { parseArgs } from 'node:util';
import { mailAddress } from '../../../contracts/email-address.ts';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import type { Administration, StoredLead } from '../store/store.ts';
import { csvLine } from './csv.ts';
import { cellsOf, columnNames } from './export-columns.ts';
import { watch } from './watch.ts';
import { writeXlsx } from './xlsx.ts';

export interface CommandContext {
  /** Opens the leads for as long as a command needs them. */
  readonly withStore: (act: (store: Administration) => Promise<void>) => Promise<void>;
  /** Copies the database to a file, whatever version has written it. */
  readonly backup: (file: string) => Promise<void>;
  /** Resolves once a text is written. */
  readonly print: (text: string) => Promise<void>;
  /** Whether the owner, asked a question, says yes. Rejects where nobody can be asked. */
  readonly confirm: (question: string) => Promise<boolean>;
  readonly now: number;
  /** When to look again, beginning with now, for as long as somebody looks. */
  readonly times: () => AsyncIterable<number>;
}

/** Does what the owner asks for; rejects with a PlainError if a lead is not there. */
export type Command = (context: CommandContext) => Promise<void>;

type LeadsContext = Pick<CommandContext, 'print' | 'confirm' | 'now' | 'times'> & { readonly store: Administration };
type LeadsCommand = (context: LeadsContext) => Promise<void>;

const usage = `npm run leads -- <command>

  list [--state accepted|quarantined|released]    every lead on a line
  list --dead                                     every dead letter, when it was queued, and what it met
  find <email>                                    every lead from an address
  show <id>...                                    all that is known of a lead, and its deliveries
  export --xlsx <file> [--state ...]              leads for a spreadsheet, in a new workbook
  export --csv [--state ...]                      leads for other programs, on the standard output
  release <id>...                                 lets leads out of quarantine and queues them for delivery
  resend <id>... | --dead                         queues leads, or all dead letters, for delivery again
  delete <id>... [--yes]                          deletes leads for good; asks first, unless told not to
  deletions                                       which leads were deleted so, and when
  purge --older-than 365d                         deletes leads that came before so many days
  stats                                           how many leads and deliveries there are
  watch                                           the same, whenever it changes, until you end it
  backup <file>                                   copies the database (SQLite) to a new file
`;

const options = {
  state: { type: 'string' },
  csv: { type: 'boolean' },
  xlsx: { type: 'string' },
  dead: { type: 'boolean' },
  'older-than': { type: 'string' },
  yes: { type: 'boolean' },
} as const;

/**
 * Reads the command line.
 * @throws PlainError with one sentence for what is not understood.
 */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [name, ...named] = positionals;
  if (name === 'backup') return backupCommand(named[0]);
  const command = readLeadsCommand(name, named, values);
  return ({ withStore, ...context }) => withStore((store) => command({ ...context, store }));
}

function backupCommand(file: string | undefined): Command {
  if (file === undefined) throw new PlainError('Say which: backup <file>.');
  return async ({ backup, print }) => {
    await backup(file);
    await print(`Copied to ${file}.\n`);
  };
}

function readLeadsCommand(
  name: string | undefined,
  named: readonly string[],
  values: ReturnType<typeof parse>['values'],
): LeadsCommand {
  switch (name) {
    case 'list': {
      if (values.dead) {
        return async ({ store, print }) => {
          for (const { id, queuedAt, problem } of await store.deadLetters())
            await print(`${id}  ${timeOf(queuedAt)}  ${problem}\n`);
        };
      }
      const state = readState(values.state);
      return async ({ store, print }) => {
        for await (const lead of everyLead(store, state)) await print(line(lead));
      };
    }
    case 'export': {
      const [state, file] = [readState(values.state), values.xlsx];
      if (file) {
        return async ({ store, print }) => {
          const leads = await Array.fromAsync(everyLead(store, state));
          await writeXlsx(file, [columnNames, ...leads.map(cellsOf)]);
          await print(`Written to ${file}.\n`);
        };
      }
      if (!values.csv) throw new PlainError('Say in which form: export --csv, or export --xlsx leads.xlsx.');
      return async ({ store, print }) => {
        await print(csvLine(columnNames));
        for await (const lead of everyLead(store, state)) await print(csvLine(cellsOf(lead)));
      };
    }
    case 'show':
      return forEach('show <id>', named, async (id, { store, print }) => print(inJson(await found(store, id))));
    case 'release':
      return forEach('release <id>', named, async (id, { store, print, now }) => {
        if (!(await store.release(id, now))) throw new PlainError(`There is no lead ${id} in quarantine.`);
        const { deliveries } = await found(store, id);
        await print(`Released ${id}, ${queued(deliveries.length)}.\n`);
      });
    case 'resend':
      if (values.dead) {
        return async ({ store, print, now }) => print(`Dead letters: ${queued(await store.resend('dead', now))}.\n`);
      }
      return forEach('resend <id>', named, async (id, { store, print, now }) => {
        const { lead } = await found(store, id);
        if (lead.state === 'quarantined') throw new PlainError(`The lead ${id} is in quarantine: release it instead.`);
        await print(`${id}: ${queued(await store.resend({ leadId: id }, now))}.\n`);
      });
    case 'find':
      return forEach('find <email>', named, async (email, { store, print }) => {
        let found = 0;
        for await (const lead of everyLead(store, undefined)) {
          if (sameMailbox(lead.lead.email) !== sameMailbox(email)) continue;
          found += 1;
          await print(line(lead));
        }
        if (found === 0) throw new PlainError(`There is no lead from ${email}.`);
      });
    case 'delete': {
      if (named.length === 0) throw new PlainError('Say which: delete <id>.');
      return async ({ store, print, confirm, now }) => {
        for (const id of named) {
          const { lead } = await found(store, id);
          if (!values.yes) await print(line(lead));
        }
        const isMeant = values.yes || (await confirm('Delete for good, with what is still to be delivered?'));
        await print(isMeant ? `Deleted leads: ${await store.delete(named, now)}.\n` : 'Nothing was deleted.\n');
      };
    }
    case 'deletions':
      return async ({ store, print }) => {
        for (const { leadId, deletedAt } of await store.deletions()) await print(`${leadId}  ${timeOf(deletedAt)}\n`);
      };
    case 'purge': {
      const age = readAge(values['older-than']);
      return async ({ store, print, now }) => print(`Deleted leads: ${await store.purge(now - age)}.\n`);
    }
    case 'stats':
      return async ({ store, print }) => print(inJson(await store.stats()));
    case 'watch':
      return ({ store, print, times }) => watch(store, times(), print);
    default:
      throw new PlainError(usage);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}

/** A command that is done to whatever is named, one after the other. */
function forEach(
  way: string,
  named: readonly string[],
  act: (name: string, context: LeadsContext) => Promise<void>,
): LeadsCommand {
  if (named.length === 0) throw new PlainError(`Say which: ${way}.`);
  return async (context) => {
    for (const name of named) await act(name, context);
  };
}

const states: readonly StoredLead['state'][] = ['accepted', 'quarantined', 'released'];

function readState(text: string | undefined): StoredLead['state'] | undefined {
  const state = states.find((known) => known === text);
  if (text !== undefined && !state) throw new PlainError(`A lead is ${states.join(', ')}, and never "${text}".`);
  return state;
}

/** How old the leads to delete are, in milliseconds. */
function readAge(text: string | undefined): number {
  const [, days] = /^(\d{1,5})d$/.exec(text ?? '') ?? [];
  if (!days || Number(days) === 0)
    throw new PlainError('Say how old the leads to delete are in days: purge --older-than 365d.');
  return Number(days) * 24 * 60 * 60 * 1000;
}

const pageSize = 500;

/** Page after page, so that any number of leads passes through little memory. */
async function* everyLead(store: Administration, state: StoredLead['state'] | undefined): AsyncGenerator<StoredLead> {
  let after: StoredLead | undefined;
  do {
    const page = await store.list({ state, after, limit: pageSize });
    yield* page;
    after = page.length === pageSize ? page.at(-1) : undefined;
  } while (after);
}

async function found(store: Administration, id: string) {
  const entry = await store.find(id);
  if (entry) return entry;
  const deletion = (await store.deletions()).find(({ leadId }) => leadId === id);
  throw new PlainError(
    deletion ? `The lead ${id} was deleted on ${timeOf(deletion.deletedAt)}.` : `There is no lead ${id}.`,
  );
}

/** Mail servers may tell capitals before the @ apart, but hardly one does, and nobody who types an address. */
const sameMailbox = (email: string): string => (mailAddress(email) ?? email).toLowerCase();

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

const line = ({ id, receivedAt, state, suspicion, lead }: StoredLead): string =>
  `${id}  ${timeOf(receivedAt)}  ${suspicion ? `${state} (${suspicion})` : state}  ${lead.name} <${lead.email}>\n`;

const queued = (count: number): string => (count === 0 ? 'nothing queued' : `queued for delivery: ${count}`);

/** Times as people read them. */
const inJson = (value: object): string => {
  const replace = (key: string, part: unknown): unknown => {
    // Whose turn it is to send is nobody's business here, and what is not there need not be said.
    if (key === 'lease' || part === null) return undefined;
    return key.endsWith('At') && typeof part === 'number' ? new Date(part).toISOString() : part;
  };
  return `${JSON.stringify(value, replace, 2)}\n`;
};
