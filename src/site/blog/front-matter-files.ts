import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { splitFrontMatter } from './front-matter.ts';

export interface FrontMatterFilesOptions {
  /** From the root of the project. */
  readonly folder: string;
  readonly extension: `.${string}`;
  /** The field that repeats the name of the file, which is the entry's id. */
  readonly idField: string;
}

/**
 * Loads a folder of texts with front matter, one entry a file. The body stays text, so that an entry costs the build no
 * module; whoever shows it reads it. Every mistake of every file is reported at once.
 */
export function frontMatterFiles({ folder, extension, idField }: FrontMatterFilesOptions): Loader {
  async function load(context: LoaderContext): Promise<void> {
    const { config, logger, store } = context;
    const files = readdirSync(new URL(`${folder}/`, config.root));
    const ids = files.filter((file) => file.endsWith(extension)).map((file) => file.slice(0, -extension.length));
    const results = await Promise.allSettled(ids.map((id) => read(id, ids, context)));
    const mistakes = results.flatMap((result) => (result.status === 'rejected' ? messageOf(result.reason) : []));
    if (mistakes.length > 0) throw new Error(`\n${mistakes.join('\n')}`);
    store.clear();
    for (const result of results) if (result.status === 'fulfilled') store.set(result.value);
    logger.info(`${ids.length} files of ${folder}`);
  }

  async function read(id: string, ids: readonly string[], { config, parseData }: LoaderContext) {
    const filePath = `${folder}/${id}${extension}`;
    const url = new URL(filePath, config.root);
    try {
      const { data, body } = splitFrontMatter(readFileSync(url, 'utf8'));
      const name = String(data[idField]);
      if (name !== id) {
        const other = ids.includes(name) ? `, which ${folder}/${name}${extension} has` : '';
        throw new Error(`${idField}: is “${name}”${other}; write “${idField}: ${id}”, the name of the file`);
      }
      return { id, data: await parseData({ id, data, filePath: fileURLToPath(url) }), body, filePath };
    } catch (cause) {
      throw new Error(`${filePath}: ${messageOf(cause)}`, { cause });
    }
  }

  return {
    name: 'front-matter-files',
    load: async (context) => {
      await load(context);
      context.watcher?.on('all', async (_event, path) => {
        if (path.endsWith(extension)) await load(context).catch((error) => context.logger.error(messageOf(error)));
      });
    },
  };
}

// Astro's message sets its own emphasis, and names the collection and the entry, which the path says already.
const messageOf = (reason: unknown): string =>
  (reason instanceof Error ? reason.message : String(reason))
    .replace(/^\*\*[^*]+\*\* data does not match collection schema\.\n/, '')
    .replaceAll('**', '');
