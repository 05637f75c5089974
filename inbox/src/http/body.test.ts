import fc from 'fast-check';
import { expect, test } from 'vitest';
import { submissions } from '../../../contracts/lead-submission.arbitrary.ts';
import { parseSubmission } from '../../../contracts/lead-submission.ts';
import { readForm, readJson, UnreadableBody } from './body.ts';

test('a form gives back what stands in its fields', () => {
  fc.assert(
    fc.property(submissions, ({ services, openedAt, ...texts }) => {
      const form = new URLSearchParams({ ...texts, openedAt: openedAt === null ? '' : `${openedAt}` });
      for (const service of services) form.append('services', service);
      const read = readForm(Buffer.from(form.toString()), Date.UTC(2025, 0, 15));
      expect(parseSubmission(read)).toEqual({ ok: true, submission: { ...texts, services, openedAt } });
    }),
  );
});

test.each('name=Ada&name=Eve|name=A%|name=%F|name=%FF|name=%C0%AF|name=A=B|name=A B|name=\xff'.split('|'))(
  'nothing is guessed at, nor taken instead of something else: %j',
  (text) => {
    expect(() => readForm(Buffer.from(text, 'latin1'), 0)).toThrow(UnreadableBody);
    expect(() => readJson(Buffer.from(`"${text}\xff"`, 'latin1'))).toThrow(UnreadableBody);
  },
);
