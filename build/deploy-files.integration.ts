import { copyFile, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { LeadEndpoint } from '../contracts/lead-endpoint.ts';
import { listFiles } from './built-files.ts';
import { caddy } from './hosts/caddy.ts';
import { cloudflarePages } from './hosts/cloudflare-pages.ts';
import { type DeployedSite, type HostFolder, siteFiles } from './hosts/deployed-site.ts';
import { mediaTypeOf } from './hosts/media-types.ts';
import { netlify } from './hosts/netlify.ts';
import { nginx } from './hosts/nginx.ts';
import { vercel } from './hosts/vercel.ts';

/** Every host with a recipe in docs/deploy.md, by the name of its folder. */
export const hosts: Readonly<Record<string, (site: DeployedSite) => HostFolder>> = {
  'cloudflare-pages': cloudflarePages,
  netlify,
  vercel,
  nginx,
  caddy,
};

export interface DeployFilesOptions {
  /** Where the exact policies were written. */
  readonly policiesFile: string;
  /** Where the addresses that have changed were written. */
  readonly redirectsFile: string;
  /** The folder to write a folder for each host into. Outside the built folder, so that nothing of it is served by accident. */
  readonly to: string;
  /** Where the lead form posts to, on a site that delivers leads. */
  readonly leads?: LeadEndpoint | undefined;
  /** The inboxes that the site's own server hands leads to. */
  readonly inboxes?: readonly string[];
}

/** Writes a folder for each host: its configuration and, for a host that is handed the whole site, the site. Belongs last. */
export function deployFiles({ policiesFile, redirectsFile, to, leads, inboxes }: DeployFilesOptions): AstroIntegration {
  let origin: string | undefined;
  return {
    name: 'deploy-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = config.site;
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (origin === undefined)
          throw new Error('The configuration of a host needs the address of the site: set "site".');
        const built = fileURLToPath(dir);
        const policies = JSON.parse(await readFile(policiesFile, 'utf8'));
        const redirects = JSON.parse(await readFile(redirectsFile, 'utf8'));
        const files = siteFiles(await listFiles(built), policies);
        await writeHostFolders({ origin, files, redirects, leads, inboxes }, built, to);
        logger.info(`${Object.keys(hosts).length} hosts have their files`);
      },
    },
  };
}

/** Writes the folder of each host anew. */
export async function writeHostFolders(site: DeployedSite, built: string, to: string): Promise<void> {
  for (const { file } of site.files) mediaTypeOf(file);
  await rm(to, { recursive: true, force: true });
  for (const [name, emit] of Object.entries(hosts)) await writeHostFolder(emit(site), built, join(to, name));
}

/** Writes one folder. Built files are linked where the disk allows, since thousands of articles need not stand there five times. */
export async function writeHostFolder(folder: HostFolder, built: string, to: string): Promise<void> {
  const texts = new Map(Object.entries(folder.texts));
  const files = new Map(Object.entries(folder.built));
  for (const path of [...texts.keys(), ...files.keys()]) {
    const target = join(to, path);
    const source = join(built, files.get(path) ?? '');
    await mkdir(dirname(target), { recursive: true });
    const text = texts.get(path);
    if (text !== undefined) await writeFile(target, text);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}
