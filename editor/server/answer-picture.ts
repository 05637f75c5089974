import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ViteDevServer } from 'vite';
import { isNamedAsPicture, saveAs } from '../../src/pictures/file-name.ts';
import { makePicture } from '../../src/pictures/make-picture.ts';
import { UnfitPicture } from '../../src/pictures/picture.ts';
import { isAskedHere } from './is-asked-here.ts';
import { loadContent } from './load-content.ts';

/** Shows a picture that lies beside the words of a file, or puts one there and answers how it is named in them; what cannot be shown is not written. */
export async function answerPicture(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = (status: number, body: string | Uint8Array, type = 'text/plain; charset=utf-8') => {
    response.statusCode = status;
    response.setHeader('content-type', type);
    response.end(body);
  };
  if (!isAskedHere(request)) return answer(403, 'Only the editor may ask for this.');
  const [, entry = '', name = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
  if (!/^[^./\\][^/\\]*$/.test(name) || !isNamedAsPicture(name))
    return answer(422, `“${name}” is no picture by its name: ${saveAs}.`);
  const { folderOf } = await loadContent(server);
  const file = join(folderOf(entry), name);
  const isThere = existsSync(file);
  if (request.method === 'GET') {
    if (!isThere) return answer(404, `“${name}” is not beside these words.`);
    const { plain } = await makePicture(name, readFileSync(file));
    return answer(200, plain.bytes, plain.type);
  }
  const bytes = await buffer(request);
  if (isThere && !readFileSync(file).equals(bytes))
    return answer(422, `Another “${name}” lies beside these words already: give this one a name of its own.`);
  try {
    await makePicture(name, bytes);
  } catch (error) {
    if (error instanceof UnfitPicture) return answer(422, `“${name}” ${error.message}.`);
    throw error;
  }
  writeFileSync(file, bytes);
  for (const { moduleGraph } of Object.values(server.environments))
    moduleGraph.onFileChange(resolve('src/pictures/pictures.ts'));
  answer(200, `./${name}`);
}
