import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { transformSync } from 'esbuild';
import type { LeadEndpoint } from '../contracts/lead-endpoint.ts';
import { listFiles } from './built-files.ts';
import { hardenHtml } from './harden-html.ts';
import { addressOf } from './hosts/addresses.ts';
import { scriptWords } from './script-words.ts';

/** The Content-Security-Policy header of each page, by its address. */
export type Policies = Readonly<Record<string, string>>;

export interface ExactCspOptions {
  /** Where to write the policies. Outside the built folder, so that it is never served. */
  readonly policiesFile: string;
  /** Where the lead form posts to, on a site that delivers leads. */
  readonly leads?: LeadEndpoint | undefined;
}

/** Gives each built page its exact policy, and its scripts their integrity. Belongs before anything that compresses. */
export function exactCsp({ policiesFile, leads }: ExactCspOptions): AstroIntegration {
  return {
    name: 'exact-csp',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const policies = await hardenBuild(fileURLToPath(dir), leads);
        await mkdir(dirname(policiesFile), { recursive: true });
        await writeFile(policiesFile, `${JSON.stringify(policies, null, 2)}\n`);
        logger.info(`${Object.keys(policies).length} pages have their exact policy`);
      },
    },
  };
}

/** Rewrites every page below a folder and answers their policies. Throws, naming file and cause, if a page cannot have one. */
export async function hardenBuild(root: string, leads?: LeadEndpoint): Promise<Policies> {
  const files = await listFiles(root);
  const scripts = await textsByAddress(root, files, /\.m?js$/);
  const integrity = new Map([...scripts].map(([address, code]) => [address, integrityFor(code)]));
  const policies = new Map<string, string>();
  const problems: string[] = [];
  const kept = new Map<string, string>();

  /** Keeps a joined script, written in one hand since that compresses better, and named by its content for caches. */
  const keepScript = (joined: string): string => {
    const known = kept.get(joined);
    if (known !== undefined) return known;
    const { code } = transformSync(joined, { minify: true, format: 'esm', target: 'es2022' });
    const address = `/_astro/page.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
    mkdirSync(join(root, '_astro'), { recursive: true });
    writeFileSync(join(root, address), code);
    integrity.set(resolve(address, '/'), integrityFor(code));
    kept.set(joined, address);
    return address;
  };

  const drawings = await textsByAddress(root, files, /\.svg$/);
  const wordsOf = scriptWords(scripts);
  const pages = files.filter((file) => file.endsWith('.html'));
  for (const file of pages) {
    const path = join(root, file);
    const address = addressOf(file);
    const source = readFileSync(path, 'utf8');
    const page = hardenHtml(source, {
      integrityOf: (link) => integrity.get(resolve(link, address)),
      standaloneScript: (link) => {
        const code = scripts.get(resolve(link, address));
        return code !== undefined && !staticImportOrExport.test(code) ? code : undefined;
      },
      keepScript,
      isNamedByScript: wordsOf(source),
      drawingAt: (link) => drawings.get(resolve(link, address)) ?? '',
      leads,
    });
    problems.push(...page.problems.map((problem) => `${file}: ${problem}`));
    policies.set(address, page.policy);
    writeFileSync(path, page.html);
  }

  if (problems.length > 0) {
    const shown = problems.sort().slice(0, 20).join('\n  ');
    throw new Error(`The security policy has no room for this (${problems.length} found):\n  ${shown}`);
  }
  return Object.fromEntries([...policies].sort());
}

/** What only the top level of a module may hold; anywhere in a line, since built code is one line. */
const staticImportOrExport = /(?:^|[;}\s])(?:import\s*["'`{*]|import\s+\w|export\s*[{*]|export\s+\w)/;

const origin = 'https://page.invalid';

/** A link as it stands on the page at `address`, made absolute. */
function resolve(link: string, address: string): string {
  return URL.canParse(link, origin + address) ? new URL(link, origin + address).href : link;
}

/** The value of an `integrity` attribute (Subresource Integrity, W3C). */
function integrityFor(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

async function textsByAddress(
  root: string,
  files: readonly string[],
  kind: RegExp,
): Promise<ReadonlyMap<string, string>> {
  const entries = files
    .filter((file) => kind.test(file))
    .map(async (file): Promise<[string, string]> => {
      return [resolve(addressOf(file), '/'), await readFile(join(root, file), 'utf8')];
    });
  return new Map(await Promise.all(entries));
}
