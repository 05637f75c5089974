import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { policyFor } from '../../build/hosts/security-headers.ts';
import { ask } from './ask.ts';
import { copyBuiltSite, type SiteCopy, startCaddy, startNginx } from './servers.ts';

/** Far more articles than anybody plans, with long names, and each with a policy of its own. */
const count = 2000;
const nameOf = (index: number): string => `${'what-a-terminal-costs-and-'.repeat(3)}${index}`;
const policyOf = (index: number): string => policyFor({ scriptHashes: [`'sha256-${index}'`], styleHashes: [] });

let copy: SiteCopy;
beforeAll(async () => {
  const small = await copyBuiltSite();
  const indexes = Array.from({ length: count }, (_, index) => index);
  const policies = Object.fromEntries(indexes.map((index) => [`/blog/${nameOf(index)}`, policyOf(index)]));
  await mkdir(join(small.root, 'blog'), { recursive: true });
  await Promise.all(
    indexes.map((index) => writeFile(join(small.root, 'blog', `${nameOf(index)}.html`), `article ${index}`)),
  );
  copy = { ...small, policies: { ...small.policies, ...policies } };
});
afterAll(() => copy?.remove());

it.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)(`%s takes ${count} articles, and sends each its own policy`, async (_, start) => {
  const server = await start(copy);
  onTestFinished(() => server.stop());
  for (const index of [0, 999, count - 1]) {
    const answer = await ask(server, `/blog/${nameOf(index)}`);
    expect([answer.status, answer.body.toString()]).toEqual([200, `article ${index}`]);
    expect(answer.headers['content-security-policy']).toBe(policyOf(index));
    expect((await ask(server, `/blog/${nameOf(index)}/`)).headers.location).toBe(`/blog/${nameOf(index)}`);
  }
  expect((await ask(server, `/blog/${nameOf(count)}`)).status).toBe(404);
  // It would still run, only slower, if its tables were too small.
  expect(server.log()).not.toContain('could not build optimal');
});
