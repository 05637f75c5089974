import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ViteDevServer } from 'vite';
import { differingPages, reviewAddress, shownQuery } from '../addresses.ts';
import { changedFiles, versionOf } from '../review/changed-files.ts';
import { GitRefusal } from '../review/git.ts';
import { lastCommit, whyNoCommit } from '../review/history.ts';
import { branches, type Keeping, keepChanges } from '../review/keep-changes.ts';
import type { Shown } from '../review/review.ts';
import { isAskedHere } from './is-asked-here.ts';
import { loadOnPages, loadReview } from './load-content.ts';

type Loaded = Awaited<ReturnType<typeof loadReview>>;

/** The folder that the site is served from. */
const root = '.';

/** Pictures are in the page itself, and so are its styles. It has no script. */
const policy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Says that changes have just been kept. */
const keptQuery = 'kept';

/** Answers with the page of what has changed since the last commit, and keeps the changes when its form is sent. */
export async function answerReview(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isAskedHere(request)) {
    response.statusCode = 403;
    response.end('Open this page by its own address, on the machine that it is served from.');
    return;
  }
  const loaded = await loadReview(server);
  const asked = request.method === 'POST' ? new URLSearchParams(await text(request)) : undefined;
  const refusal = asked && whyNotKept(asked, loaded);
  if (asked && refusal === undefined) {
    response.writeHead(303, { location: `${reviewAddress}?${keptQuery}` }).end();
    return;
  }
  const address = new URL(request.url ?? '', `http://${request.headers.host}`);
  response.writeHead(refusal === undefined ? 200 : 422, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    // The form says where it is from.
    'referrer-policy': 'same-origin',
  });
  response.end(await pageOf(server, loaded, address, asked, refusal));
}

const keepingIn = (filled: URLSearchParams): Keeping => ({
  name: filled.get('name') ?? '',
  sentence: filled.get('sentence') ?? '',
});

/** Keeps the changes, or answers why not. */
function whyNotKept(filled: URLSearchParams, { mistakesNow }: Loaded): string | undefined {
  try {
    if (mistakesNow().length > 0) throw new GitRefusal('There is a mistake to be mended first.');
    if (filled.get('version') !== versionOf(root, changedFiles(root)))
      throw new GitRefusal('Something has changed since this page was opened. Look at it again, then keep it.');
    keepChanges(root, keepingIn(filled));
    return undefined;
  } catch (error) {
    if (error instanceof GitRefusal) return error.message;
    throw error;
  }
}

async function pageOf(
  server: ViteDevServer,
  { renderReview, renderNoHistory, changedPages, mistakesNow }: Loaded,
  { origin, searchParams }: URL,
  filled: URLSearchParams | undefined,
  refusal: string | undefined,
): Promise<string> {
  try {
    const since = lastCommit(root);
    const files = changedFiles(root);
    const mistakes = mistakesNow();
    const isOnOwn = since.branch.startsWith(branches);
    return renderReview({
      since,
      version: versionOf(root, files),
      pages: changedPages(files),
      shown: await shownOf(server, searchParams.get(shownQuery), origin, mistakes.length > 0),
      isKept: searchParams.has(keptQuery) && isOnOwn,
      obstacles: [...mistakes, whyNoCommit(root) ?? []].flat(),
      keeping: filled ? keepingIn(filled) : { name: isOnOwn ? since.branch.slice(branches.length) : '', sentence: '' },
      refusal,
    });
  } catch (error) {
    if (error instanceof GitRefusal) return renderNoHistory(error.message);
    throw error;
  }
}

/** What was asked to be seen of the site at an address; looked for when it is asked, since it takes a browser and a build. */
async function shownOf(
  server: ViteDevServer,
  asked: string | null,
  now: string,
  isBroken: boolean,
): Promise<Shown | undefined> {
  if (asked === null) return undefined;
  if (isBroken) return { kind: 'nothing', reason: 'No page is shown until the mistakes below are mended.' };
  const { findDifferingPages, takePictures } = await loadOnPages(server);
  try {
    if (asked === differingPages) return await findDifferingPages(now);
    if (asked.startsWith('/') && new URL(asked, now).origin === now) return await takePictures(asked, now);
    return { kind: 'nothing', reason: `“${asked}” is no page of this site.` };
  } catch (error) {
    // A browser that does not start, or a last commit that cannot be built: the words are seen all the same.
    return { kind: 'nothing', reason: error instanceof Error ? error.message : String(error) };
  }
}
