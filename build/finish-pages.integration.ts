import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { LeadEndpoint } from '../contracts/lead-endpoint.ts';
import { Mistakes } from '../src/lib/mistakes.ts';
import { mistakesOnPage, readShownPage } from '../src/site/page-mistakes.ts';
import { listFiles } from './built-files.ts';
import { addressOf } from './hosts/addresses.ts';
import { showFirstPictureAtOnce } from './steps/first-picture.ts';
import { addIntegrity, type IntegrityOf } from './steps/integrity.ts';
import { takeOutIslandRuntime } from './steps/island-runtime.ts';
import { breakLinesWell } from './steps/line-breaks.ts';
import { joinStyles } from './steps/one-style.ts';
import { addPolicy } from './steps/policy.ts';
import { styleWordsFirst } from './steps/words-first.ts';

/** The Content-Security-Policy header of each page, by its address. */
export type Policies = Readonly<Record<string, string>>;

export interface FinishPagesOptions {
  /** Where to write the policies. Outside the built folder, so that it is never served. */
  readonly policiesFile: string;
  /** Where the lead form posts to, on a site that delivers leads. */
  readonly leads?: LeadEndpoint | undefined;
}

/** Does to every built page what can only be done to a finished one, a step a file in steps/. Belongs before anything that compresses. */
export function finishPages({ policiesFile, leads }: FinishPagesOptions): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const policies = await finishBuild(fileURLToPath(dir), leads);
        await mkdir(dirname(policiesFile), { recursive: true });
        await writeFile(policiesFile, `${JSON.stringify(policies, null, 2)}\n`);
        logger.info(`${Object.keys(policies).length} pages have their exact policy`);
      },
    },
  };
}

/** Throws what is wrong on the pages below a folder, where each knows all others. */
async function refuseMistakes(root: string, files: readonly string[]): Promise<void> {
  const read = async (file: string) => readShownPage(addressOf(file), await readFile(join(root, file), 'utf8'));
  const pages = await Promise.all(files.filter((name) => name.endsWith('.html')).map(read));
  const others = new Map(pages.map((page) => [page.path, page]));
  const mistakes = pages.flatMap((page) => mistakesOnPage(page, others));
  if (mistakes.length > 0) throw new Mistakes(mistakes);
}

/** Takes every page below a folder through the steps, and answers their policies. Throws, naming file and cause, if one cannot be published. */
export async function finishBuild(root: string, leads?: LeadEndpoint): Promise<Policies> {
  const files = await listFiles(root);
  await refuseMistakes(root, files);
  const integrityOf = await integrityBelow(root, files);
  const policies: Record<string, string> = {};
  const problems: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const built = {
      address: addressOf(file),
      html: await readFile(join(root, file), 'utf8'),
      policy: '',
      problems: [],
    };
    const whole = styleWordsFirst(showFirstPictureAtOnce(breakLinesWell(joinStyles(takeOutIslandRuntime(built)))));
    const page = addPolicy(addIntegrity(whole, integrityOf), leads);
    policies[page.address] = page.policy;
    problems.push(...page.problems.map((problem) => `${file}: ${problem}`));
    await writeFile(join(root, file), page.html);
  }
  if (problems.length > 0) {
    const shown = problems.slice(0, 20).join('\n  ');
    throw new Error(`These pages cannot be published (${problems.length} found):\n  ${shown}`);
  }
  return policies;
}

/** The integrity of every script below a folder, by its address as Astro writes it: from the root of the site. */
async function integrityBelow(root: string, files: readonly string[]): Promise<IntegrityOf> {
  const known = new Map<string, string>();
  for (const file of files.filter((name) => /\.m?js$/.test(name))) {
    const hash = createHash('sha256')
      .update(await readFile(join(root, file)))
      .digest('base64');
    known.set(addressOf(file), `sha256-${hash}`);
  }
  return (address) => known.get(address);
}
