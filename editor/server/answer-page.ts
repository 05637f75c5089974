import type { IncomingMessage, ServerResponse } from 'node:http';
import { build } from 'esbuild';
import type { ViteDevServer } from 'vite';
import { editorAddress, picturesPath } from '../addresses.ts';
import { loadContent } from './load-content.ts';

/** Nothing comes from another host: Keystatic would ask one for a font. Its styles are written into the page by its script. */
const policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:";

const scriptName = '/editor.js';

/** The editor as one script, apart from what Vite serves: that reloads a page whenever content is saved. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['editor/browser/main.tsx'],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text).join('');
}

let script: Promise<string> | undefined;

/** Answers with the page of the editor, which holds the forms of all files, and with its script. */
export async function answerPage(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.url === scriptName) {
    script ??= bundle();
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.end(await script);
    return;
  }
  const { readEditor, drawPicture } = await loadContent(server);
  const picture = drawPicture(decodeURIComponent(request.url?.replace(picturesPath, '') ?? ''));
  if (picture !== undefined) {
    response.setHeader('content-type', 'image/svg+xml');
    response.end(picture);
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', policy);
  response.end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Editor</title>
    <style>[role="alert"] { white-space: pre-line; }</style>
  </head>
  <body>
    <div id="editor"></div>
    <script id="content" type="application/json">${JSON.stringify(readEditor()).replaceAll('<', '\\u003c')}</script>
    <script type="module" src="${editorAddress}${scriptName}"></script>
  </body>
</html>`);
}
