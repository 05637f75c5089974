import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { leadPath } from '../contracts/lead.ts';
import { readYaml } from '../src/lib/read-yaml.ts';
import { type Redirect, redirects } from '../src/site/everywhere/redirects.schema.ts';
import { listFiles } from './built-files.ts';
import { addressOf } from './hosts/addresses.ts';

export interface RedirectsOptions {
  /** The file that people write, below the repository. */
  readonly from: string;
  /** Where the local server and the hosts' files find them. Outside the built folder, so that it is never served. */
  readonly to: string;
}

/** Writes down the addresses that have changed, once it is known that nothing else stands there. Belongs after all that builds pages and files. */
export function movedAddresses({ from, to }: RedirectsOptions): AstroIntegration {
  return {
    name: 'moved-addresses',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const moved = readRedirects(await readFile(from, 'utf8'), from, await listFiles(fileURLToPath(dir)));
        await mkdir(dirname(to), { recursive: true });
        await writeFile(to, `${JSON.stringify(moved, null, 2)}\n`);
        if (moved.length > 0) logger.info(`Addresses that lead to others: ${moved.length}`);
      },
    },
  };
}

/** What a file of redirects says. Throws, naming its place, also for an address at which a built file or a form is answered. */
export function readRedirects(yaml: string, file: string, built: readonly string[]): readonly Redirect[] {
  const taken = new Set([leadPath, ...built.flatMap((each) => [`/${each}`, addressOf(each)])]);
  return readYaml(
    yaml,
    redirects,
    file,
    () => (written, path) =>
      path.at(-1) === 'from' && taken.has(written) ? [`“${written}” is taken on this site; take this away`] : [],
  ).redirects;
}
