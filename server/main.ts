import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLeadEndpoint } from '../contracts/lead-endpoint.ts';
import { readAddress } from '../contracts/process/address.mjs';
import { exitWith, PlainError } from '../contracts/process/plain-error.mjs';
import { serve, tryAddress } from '../contracts/process/serve.ts';
import type { Inbox } from '../inbox/src/open-inbox.ts';
import { createSite } from './site.ts';

/** Serves the built site on HOST:PORT until it is told to stop. */
async function main(): Promise<void> {
  const repository = join(import.meta.dirname, '..');
  const address = readAddress(process.env);
  const [policies, redirects] = await Promise.all(
    ['policies.json', 'redirects.json'].map((file) => readFile(join(repository, '.site', file), 'utf8')),
  ).catch(() => {
    throw new PlainError('There is no built site yet: run npm start.');
  });
  await tryAddress(address);
  const inbox = await openInbox(process.env);
  const app = await createSite({
    root: join(repository, 'dist'),
    policies: JSON.parse(policies ?? ''),
    redirects: JSON.parse(redirects ?? ''),
    routes: inbox?.routes,
  });
  console.log(`Serving ${await serve(app, address, inbox)}`);
}

/** The lead inbox, loaded only where LEADS asks for one: a site without it needs none of its packages. */
async function openInbox(env: NodeJS.ProcessEnv): Promise<Inbox | undefined> {
  if (!readLeadEndpoint(env)) return undefined;
  const { openLeadInbox } = await import('./lead-inbox.ts');
  return openLeadInbox(env);
}

await main().catch(exitWith);
