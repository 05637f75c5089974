import fs from 'node:fs';
import tls from 'node:tls';
import { ALL_RESULTS, ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { missingPaths } from '../../harness/pages.ts';
import { builtPages } from '../built/dist.ts';
import { ask } from './ask.ts';
import { certificateOf, copyBuiltSite, type RunningServer, type SiteCopy, startCaddy, startNginx } from './servers.ts';

/** Results that are worth points and that no site of ours can have: it sets no cookie, and localhost is on no preload list. */
const outOfReach = ['cookies-secure-with-httponly-sessions-and-samesite', 'hsts-preloaded'];

/** The most points that are to be had: the best result of each of the scorer's own tests. */
const attainable = ALL_RESULTS.reduce((score, { possibleResults }) => {
  const results = possibleResults.filter((result) => !outOfReach.includes(result));
  return score + Math.max(...results.map(getScoreModifier));
}, 100);

interface Scored {
  readonly grade: string;
  readonly score: number;
  readonly failed: readonly string[];
}

/** What the scorer's `scan` does, which knows no other ports than 80 and 443 and refuses pages with status 404. */
async function score(server: RunningServer, path: string): Promise<Scored> {
  const ports = { httpPort: `${server.httpPort}`, httpsPort: `${server.port}` };
  const retrieved = await retrieve('localhost', { ...ports, path });
  const outputs = ALL_TESTS.map((test) => test(retrieved));
  const modifiers = outputs.map(({ result }) => getScoreModifier(result));
  const sum = (points: readonly number[]): number => points.reduce((total, one) => total + one, 100);
  const uncurved = sum(modifiers.filter((points) => points < 0));
  const total = uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved;
  const failed = outputs.filter(({ pass }) => !pass).map(({ result }) => result);
  return { ...getGradeForScore(total), failed };
}

const paths = [...builtPages.map(({ path }) => path), ...missingPaths];

describe.each([
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)('MDN HTTP Observatory on %s', (_, start) => {
  let copy: SiteCopy;
  let server: RunningServer;
  beforeAll(async () => {
    copy = await copyBuiltSite();
    server = await start(copy);
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), fs.readFileSync(certificateOf(copy), 'utf8')]);
    // When it is installed, the scorer would fetch the preload list of a browser; here it may not, and an empty one does.
    // Its HTML parser prints the whole style sheet of each page, which holds more CSS than it knows.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const readFileSync = fs.readFileSync;
    vi.spyOn(fs, 'readFileSync').mockImplementation((file, options) =>
      `${file}`.endsWith('hsts-preload.json') ? '{}' : readFileSync(file, options),
    );
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await server?.stop();
    await copy?.remove();
  });

  it.each(paths)('%s has every point there is to be had', async (path) => {
    expect(await score(server, path)).toEqual({ grade: 'A+', score: attainable, failed: [] });
  });

  it.each(paths)('%s has what the scorer does not look at', async (path) => {
    const { headers } = await ask(server, path);
    expect(headers['permissions-policy']).toMatch(
      /\bcamera=\(\).*\bgeolocation=\(\).*\bmicrophone=\(\).*\bpayment=\(\)/,
    );
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    const policy = `${headers['content-security-policy']}; `;
    for (const directive of [
      "form-action 'self' mailto:; ",
      "require-trusted-types-for 'script'; ",
      "trusted-types 'none'; ",
      "base-uri 'none'; ",
      "connect-src 'none'; ",
      "frame-ancestors 'none'; ",
    ]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });
});

it('counts 135 points as all there is', () => {
  expect(attainable).toBe(135);
});
