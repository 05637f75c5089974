import type { Policies } from '../build/finish-pages.integration.ts';
import { addressOf, isNotFoundFile, isPrivateFile, spellingsOf } from '../build/hosts/addresses.ts';
import { cacheControlOf } from '../build/hosts/caching.ts';

/** A file of the built site, and the headers that are its own. */
export interface SiteFile {
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Everything that can be asked for; what is in none of these maps is unknown. */
export interface SiteMap {
  readonly byAddress: ReadonlyMap<string, SiteFile>;
  /** Other spellings of an address, and the address. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The pages for unknown addresses, by file. */
  readonly notFoundPages: ReadonlyMap<string, SiteFile>;
}

/** Draws the map of the addresses from the built files. Throws if a page has no policy, since none may be served without. */
export function mapSite(files: readonly string[], policies: Policies): SiteMap {
  const byAddress = new Map<string, SiteFile>();
  const redirects = new Map<string, string>();
  const notFoundPages = new Map<string, SiteFile>();

  for (const file of files.filter((name) => !isPrivateFile(name))) {
    const address = addressOf(file);
    const entry = { file, headers: headersOf(file, policies[address]) };
    if (isNotFoundFile(file)) {
      notFoundPages.set(file, entry);
      continue;
    }
    byAddress.set(address, entry);
    for (const spelling of spellingsOf(file)) redirects.set(spelling, address);
  }
  return { byAddress, redirects, notFoundPages };
}

function headersOf(file: string, policy: string | undefined): Readonly<Record<string, string>> {
  const caching = { 'cache-control': cacheControlOf(file) };
  if (!file.endsWith('.html')) return caching;
  if (policy === undefined) throw new Error(`No security policy is recorded for ${file}. Build the site again.`);
  return { ...caching, 'content-security-policy': policy };
}
