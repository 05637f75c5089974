import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import { confirm } from './confirm.ts';

test.each([
  ['y\n', true],
  ['Yes\n', true],
  ['\n', false],
  ['n\n', false],
  ['yesterday\n', false],
  // The end of the input, as by Ctrl+D.
  ['', false],
])('an answer of %j means %s', async (typed, meant) => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const asked = confirm('Delete?', input, new PassThrough());
  input.end(typed);
  expect(await asked).toBe(meant);
});

test('where nobody can be asked, the command says what to add', async () => {
  await expect(confirm('Delete?', new PassThrough(), new PassThrough())).rejects.toThrow(PlainError);
});
