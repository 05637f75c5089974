import { notFoundFile, notFoundRules, oldSpellingsOf, statusOf } from './addresses.ts';
import { type DeployedSite, type HostFolder, servedFiles } from './deployed-site.ts';
import { headersFile } from './headers-file.ts';

/**
 * The site as Cloudflare Pages takes it. It drops `.html` and trailing slashes by itself. Redirect rules cannot answer 404
 * there; an unknown address gets the nearest `404.html` up its folders, so each "not found" page is put where it counts.
 */
export function cloudflarePages(site: DeployedSite): HostFolder {
  const built = Object.fromEntries(
    Object.entries(servedFiles(site)).filter(([file]) => !notFoundRules.some((rule) => rule.file === file)),
  );
  for (const { below, file } of notFoundRules) built[`${below.slice(1)}/404.html`] = file;
  // One folder further down, the general page again: /blog/category/x is no article.
  for (const { below } of notFoundRules) built[`${below.slice(1)}/category/404.html`] = notFoundFile;
  const { redirects = [] } = site;
  const rules = redirects.flatMap((each) => oldSpellingsOf(each).map((old) => `${old} ${each.to} ${statusOf(each)}\n`));
  return {
    texts: {
      // It would let every other site read these files.
      _headers: headersFile(site.leads, ['Access-Control-Allow-Origin']),
      ...(rules.length > 0 && { _redirects: rules.join('') }),
    },
    built,
  };
}
