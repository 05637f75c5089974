import { PlainError } from '../../../contracts/process/plain-error.mjs';
import type { Administration, StoredLead } from '../store/store.ts';
import type { Command } from './arguments.ts';
import { csvHeader, csvLead } from './csv.ts';

export interface CommandContext {
  readonly store: Administration;
  /** Copies the database to a file. */
  readonly backup: (file: string) => Promise<void>;
  readonly print: (text: string) => void;
  readonly now: number;
}

/**
 * Does what the owner asks for.
 * @throws PlainError if a lead is not there.
 */
export async function runCommand(command: Command, context: CommandContext): Promise<void> {
  const { store, print, now } = context;
  switch (command.name) {
    case 'list':
      for await (const lead of everyLead(store, command.state)) print(line(lead));
      return;
    case 'export':
      print(csvHeader());
      for await (const lead of everyLead(store, command.state)) print(csvLead(lead));
      return;
    case 'show':
      for (const id of command.ids) print(`${JSON.stringify(readable(await found(store, id)), undefined, 2)}\n`);
      return;
    case 'release':
      for (const id of command.ids) {
        if (!(await store.release(id, now))) throw new PlainError(`There is no lead ${id} in quarantine.`);
        const { deliveries } = await found(store, id);
        print(`Released ${id}, ${queued(deliveries.length)}.\n`);
      }
      return;
    case 'resend':
      for (const id of command.ids) {
        const { lead } = await found(store, id);
        if (lead.state === 'quarantined') throw new PlainError(`The lead ${id} is in quarantine: release it instead.`);
        print(`${id}: ${queued(await store.resend({ leadId: id }, now))}.\n`);
      }
      return;
    case 'resend-dead':
      print(`Dead letters: ${queued(await store.resend('dead', now))}.\n`);
      return;
    case 'purge':
      print(`Deleted leads: ${await store.purge(now - command.milliseconds)}.\n`);
      return;
    case 'stats':
      print(`${JSON.stringify(readable(await store.stats()), undefined, 2)}\n`);
      return;
    case 'backup':
      await context.backup(command.file);
      print(`Copied to ${command.file}.\n`);
  }
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
  if (!entry) throw new PlainError(`There is no lead ${id}.`);
  return entry;
}

const line = ({ id, receivedAt, state, suspicion, lead }: StoredLead): string =>
  `${id}  ${new Date(receivedAt).toISOString()}  ${suspicion ? `${state} (${suspicion})` : state}  ${lead.name} <${lead.email}>\n`;

const queued = (count: number): string => (count === 0 ? 'nothing queued' : `queued for delivery: ${count}`);

/** Times as people read them. */
function readable(value: object): unknown {
  return JSON.parse(JSON.stringify(value), (key: string, part: unknown) =>
    key.endsWith('At') && typeof part === 'number' ? new Date(part).toISOString() : part,
  );
}
