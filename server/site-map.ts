import type { Policies } from '../build/finish-pages.integration.ts';
import {
  addressOf,
  isNotFoundFile,
  oldSpellingsOf,
  redirectStatus,
  spellingsOf,
  statusOf,
} from '../build/hosts/addresses.ts';
import { type DeployedSite, type SiteFile, siteFiles } from '../build/hosts/deployed-site.ts';

/** What is answered with what: an address that is no file's and no other spelling of one is unknown. */
export interface SiteMap {
  readonly byAddress: ReadonlyMap<string, SiteFile>;
  /** Other spellings of an address and addresses that have changed, with the address and the status that leads there. */
  readonly redirects: ReadonlyMap<string, { readonly to: string; readonly status: number }>;
  /** The pages that answer unknown addresses, by their file. */
  readonly notFoundPages: ReadonlyMap<string, SiteFile>;
}

/** Draws the map of the addresses from the built files. Throws if a page has no policy. */
export function mapSite(
  built: readonly string[],
  policies: Policies,
  redirects: DeployedSite['redirects'] = [],
): SiteMap {
  const files = siteFiles(built, policies);
  const named = files.filter(({ file }) => !isNotFoundFile(file));
  return {
    byAddress: new Map(named.map((each) => [addressOf(each.file), each])),
    redirects: new Map([
      ...named.flatMap(({ file }) =>
        spellingsOf(file).map((spelling) => [spelling, { to: addressOf(file), status: redirectStatus }] as const),
      ),
      ...redirects.flatMap((each) =>
        oldSpellingsOf(each).map((old) => [old, { to: each.to, status: statusOf(each) }] as const),
      ),
    ]),
    notFoundPages: new Map(files.filter(({ file }) => isNotFoundFile(file)).map((each) => [each.file, each])),
  };
}
