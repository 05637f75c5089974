import type { LeadEndpoint } from '../../contracts/lead-endpoint.ts';
import type { Redirect } from '../../src/site/everywhere/redirects.schema.ts';
import type { Policies } from '../finish-pages.integration.ts';
import { addressOf, isPrivateFile } from './addresses.ts';
import { cacheControlOf } from './caching.ts';
import { filePolicy } from './security-headers.ts';

/** A built file that may be served, as a path below the built folder, and the headers that are its own. */
export interface SiteFile {
  readonly file: string;
  readonly policy: string;
  readonly caching: string;
}

/** What a host has to know about the built site. */
export interface DeployedSite {
  /** The address that visitors type, such as `https://www.example.com`. */
  readonly origin: string;
  readonly files: readonly SiteFile[];
  /** Addresses that have changed. */
  readonly redirects?: readonly Redirect[] | undefined;
  /** Where the lead form posts to, on a site that delivers leads. */
  readonly leads?: LeadEndpoint | undefined;
  /** The inboxes that the site's own server hands leads to, each as host:port; none where the form posts elsewhere. */
  readonly inboxes?: readonly string[] | undefined;
}

/** The domain without `www.`, whose visitors are led to the site; undefined where the site has no such prefix. */
export function bareDomainOf({ origin }: DeployedSite): string | undefined {
  return /^www\.(.+)$/.exec(new URL(origin).hostname)?.[1];
}

/** What a visitor without script reads while no inbox answers. */
export const noInbox = 'Your details cannot be taken at the moment. Please go back and try again in a minute.';

/** What a host is given: paths below its folder, and either the text to write there or the built file to link. */
export interface HostFolder {
  readonly texts: Readonly<Record<string, string>>;
  readonly built: Readonly<Record<string, string>>;
}

/** What of the built files may be served, and how. Throws if a page has no policy, since none may be served without. */
export function siteFiles(built: readonly string[], recorded: Policies): readonly SiteFile[] {
  return built
    .filter((file) => !isPrivateFile(file))
    .map((file) => {
      const policy = isPage(file) ? recorded[addressOf(file)] : filePolicy;
      if (policy === undefined) throw new Error(`No security policy is recorded for ${file}. Build the site again.`);
      return { file, policy, caching: cacheControlOf(file) };
    });
}

export const isPage = (file: string): boolean => file.endsWith('.html');

/** The built files under their own names, for hosts that compress by themselves and would serve the compressed forms as files. */
export function servedFiles({ files }: DeployedSite): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map(({ file }) => [file, file]));
}
