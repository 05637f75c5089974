/**
 * A web server with the mistakes that the attacks look for: it trusts addresses and ranges, and one error ends it. With
 * "stubborn" it lives on. It shows that the check can fail, and listens on this machine only. Arguments: folder, manner.
 */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , root = '.', manner] = process.argv;

/** @type {import('node:http').RequestListener} */
const serve = (request, response) => {
  const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
  const file = `${root}${path === '/' ? '/index.html' : path}`;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
  const [, start, end] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? [];
  const part = start ? { start: Number(start), ...(end && { end: Number(end) }) } : {};
  response.writeHead(200, { 'content-length': statSync(file).size });
  return createReadStream(file, part).pipe(response);
};

const server = createServer((request, response) => {
  try {
    serve(request, response);
  } catch (error) {
    if (manner !== 'stubborn') throw error;
    response.writeHead(404).end();
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
