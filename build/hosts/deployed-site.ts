import type { LeadEndpoint } from '../../contracts/lead-endpoint.ts';
import type { Policies } from '../finish-pages.integration.ts';
import { addressOf, isPrivateFile } from './addresses.ts';

/** What a host has to know about the built site. */
export interface DeployedSite {
  /** Scheme and host that visitors type, such as `https://www.example.com`. */
  readonly origin: string;
  /** Every built file that may be served, as a path below the built folder. */
  readonly files: readonly string[];
  /** The exact policy of each page, both kinds of "not found" included, by file. */
  readonly policies: ReadonlyMap<string, string>;
  /** Where the lead form posts to, on a site that delivers leads. */
  readonly leads?: LeadEndpoint | undefined;
}

/** What a host is given: paths below its folder, and either the text to write there or the built file to link. */
export interface HostFolder {
  readonly texts: Readonly<Record<string, string>>;
  readonly built: Readonly<Record<string, string>>;
}

/** Puts together what the emitters need. Throws if a page has no policy, since none may be served without. */
export function describeSite(
  origin: string,
  built: readonly string[],
  recorded: Policies,
  leads?: LeadEndpoint,
): DeployedSite {
  const files = built.filter((file) => !isPrivateFile(file));
  const policies = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const policy = recorded[addressOf(file)];
    if (policy === undefined) throw new Error(`No security policy is recorded for ${file}.`);
    policies.set(file, policy);
  }
  return { origin: new URL(origin).origin, files, policies, leads };
}

/** The built files under their own names, for hosts that compress by themselves and would serve the compressed forms as files. */
export function servedFiles(site: DeployedSite): Readonly<Record<string, string>> {
  return Object.fromEntries(site.files.map((file) => [file, file]));
}

/** Pages by policy: hundreds of articles share one, and a configuration names it once. */
export function policyGroups(site: DeployedSite): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [file, policy] of site.policies) {
    const group = groups.get(policy);
    if (group) group.push(file);
    else groups.set(policy, [file]);
  }
  return groups;
}
