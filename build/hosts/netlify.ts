import { addressOf, notFoundFile, notFoundPages, notFoundRules } from './addresses.ts';
import { type DeployedSite, type HostFolder, servedFiles } from './deployed-site.ts';
import { headersFile } from './headers-file.ts';

/**
 * The site as Netlify takes it. It drops trailing slashes by itself, and no rule may do so: it ignores them when it matches,
 * so such a rule would lead to itself.
 */
export function netlify(site: DeployedSite): HostFolder {
  // With an exclamation mark a rule counts although there is a file at that address.
  const hidden = notFoundPages.map((file) => `${addressOf(file)} /${notFoundFile} 404!`);
  const rules = notFoundRules.map(({ below, file }) => `${below}/:name /${file} 404`);
  // Of the codes for a redirect it names these two alone.
  const moved = (site.redirects ?? []).map(({ from, to, permanent }) => `${from} ${to} ${permanent ? 301 : 302}`);
  const redirects = [...moved, ...hidden, ...rules, `/* /${notFoundFile} 404`];
  return {
    texts: { _headers: headersFile(site.leads), _redirects: `${redirects.join('\n')}\n` },
    built: servedFiles(site),
  };
}
