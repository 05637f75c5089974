import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'astro/zod';
import type { ViteDevServer } from 'vite';
import { isAskedHere } from './is-asked-here.ts';
import { loadContent } from './load-content.ts';
import { saveEntry } from './save-entry.ts';

type Content = Awaited<ReturnType<typeof loadContent>>;

/** What Keystatic sends to have written: files with what they are to hold, and those that are to go. */
const update = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.base64() })),
  deletions: z.array(z.unknown()),
});

const keeps =
  'A page keeps its file and its address here: links and drawings go by them. To take an article off the site, tick Draft; of a landing page, delete the folder.';

/**
 * Answers what Keystatic asks of a folder of files: which there are, what one holds, and to write one. Each is a form of ours in
 * JSON, so that this side alone decides how it stands in YAML, and whether it may.
 */
export async function answerFiles(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, asked, , ...path] = (request.url ?? '').split('/');
  if (!isAskedHere(request)) return answer(response, 403, 'Only the editor may ask for this.');
  const content = await loadContent(server);
  if (asked === 'tree') return answer(response, 200, treeOf(content));
  if (asked === 'blob') return answer(response, 200, content.readEntry(idOf(decodeURIComponent(path.join('/')))));
  if (asked !== 'update' || request.method !== 'POST') return answer(response, 404, 'There is nothing here.');
  const { additions, deletions } = update.parse(await json(request));
  if (deletions.length > 0) return answer(response, 422, keeps);
  const wrong: string[] = [];
  for (const { path: file, contents } of additions)
    wrong.push(...(await saveEntry(server, idOf(file), JSON.parse(Buffer.from(contents, 'base64').toString('utf8')))));
  if (wrong.length > 0) return answer(response, 422, wrong.join('\n'));
  answer(response, 200, treeOf(await loadContent(server)));
}

const idOf = (path: string): string => path.replace(/\.json$/, '');

/** The files and their folders as a tree of Git, which has each anew when its hash is another. */
function treeOf({ fileVersions }: Content) {
  const files = Object.entries(fileVersions()).map(([id, sha]) => ({
    path: `${id}.json`,
    mode: '100644',
    type: 'blob',
    sha,
  }));
  const folders = [...new Set(files.map(({ path }) => dirname(path)))].filter((path) => path !== '.');
  return [
    ...folders.map((path) => {
      const held = files.filter((file) => dirname(file.path) === path).map(({ sha }) => sha);
      return { path, mode: '040000', type: 'tree', sha: createHash('sha1').update(held.join()).digest('hex') };
    }),
    ...files,
  ];
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('content-type', typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json');
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
