import type { Policies } from '../build/finish-pages.integration.ts';
import { addressOf, isNotFoundFile, spellingsOf } from '../build/hosts/addresses.ts';
import { type SiteFile, siteFiles } from '../build/hosts/deployed-site.ts';

/** What is answered with what: an address that is no file's and no other spelling of one is unknown. */
export interface SiteMap {
  readonly byAddress: ReadonlyMap<string, SiteFile>;
  /** Other spellings of an address, and the address. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The pages that answer unknown addresses, by their file. */
  readonly notFoundPages: ReadonlyMap<string, SiteFile>;
}

/** Draws the map of the addresses from the built files. Throws if a page has no policy. */
export function mapSite(built: readonly string[], policies: Policies): SiteMap {
  const files = siteFiles(built, policies);
  const named = files.filter(({ file }) => !isNotFoundFile(file));
  return {
    byAddress: new Map(named.map((each) => [addressOf(each.file), each])),
    redirects: new Map(named.flatMap(({ file }) => spellingsOf(file).map((spelling) => [spelling, addressOf(file)]))),
    notFoundPages: new Map(files.filter(({ file }) => isNotFoundFile(file)).map((each) => [each.file, each])),
  };
}
