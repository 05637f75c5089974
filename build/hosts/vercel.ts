import { addressOf, notFoundRules } from './addresses.ts';
import { type DeployedSite, type HostFolder, servedFiles } from './deployed-site.ts';
import { headerRules } from './headers-file.ts';

/** The site as Vercel takes it: `vercel.json` beside the files. A rewrite counts only where there is no file. */
export function vercel(site: DeployedSite): HostFolder {
  const { redirects = [] } = site;
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: headerRules(site.leads).map(([below, headers]) => ({
      source: `${below}(.*)`,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    ...(redirects.length > 0 && {
      redirects: redirects.map(({ from, to, permanent }) => ({ source: from, destination: to, permanent })),
    }),
    rewrites: notFoundRules.map(({ below, file }) => ({
      source: `${below}/:name`,
      destination: addressOf(file),
      statusCode: 404,
    })),
  };
  return { texts: { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` }, built: servedFiles(site) };
}
