import { join } from 'node:path';
import { leadPath } from '../contracts/lead.ts';
import { leadProblem, readLeadEndpoint } from '../contracts/lead-endpoint.ts';
import { readAddress } from '../contracts/process/address.mjs';
import { PlainError } from '../contracts/process/plain-error.mjs';
import { createLog } from '../inbox/src/log.ts';
import { type Inbox, openInbox } from '../inbox/src/open-inbox.ts';
import { readSettings } from '../inbox/src/read-settings.ts';
import type { Settings } from '../inbox/src/settings.ts';
import type { Brand } from '../src/brand/brand.schema.ts';
import { readBrand } from '../src/brand/read-brand.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of the inbox that is served together with the site; undefined without LEADS, or with an inbox elsewhere.
 * @throws PlainError with one sentence for settings that cannot be followed.
 */
export function readInboxSettings(
  env: Environment,
  { url, owner: { privacyNoticeUrl } }: Pick<Brand, 'url' | 'owner'> = readBrand(join(import.meta.dirname, '..')),
): Settings | undefined {
  const endpoint = readLeadEndpoint(env);
  const problem = leadProblem(env, privacyNoticeUrl);
  if (problem !== undefined) throw new PlainError(problem);
  if (endpoint?.action !== leadPath) return undefined;
  return readSettings(env, { privacyNoticeUrl, names: [new URL(url).hostname, readAddress(env).host] });
}

/** Opens that inbox, if there is one. */
export async function openLeadInbox(env: Environment): Promise<Inbox | undefined> {
  const settings = readInboxSettings(env);
  return settings && openInbox(settings, createLog());
}
