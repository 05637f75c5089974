import fc from 'fast-check';
import { expect, test } from 'vitest';
import { submissions } from '../../../contracts/lead-submission.arbitrary.ts';
import { parseSubmission } from '../../../contracts/lead-submission.ts';
import { readForm } from './body.ts';

const now = Date.UTC(2025, 0, 15);
/** Sent without script, a form is read and then checked like any other submission. */
const received = (form: string) => parseSubmission(readForm(Buffer.from(form), now));

test('a form gives back what stands in its fields', () => {
  fc.assert(
    fc.property(submissions, ({ services, openedAt, ...texts }) => {
      const form = new URLSearchParams({ ...texts, openedAt: openedAt === null ? '' : `${openedAt}` });
      for (const service of services) form.append('services', service);
      expect(received(form.toString())).toEqual({ ok: true, submission: { ...texts, services, openedAt } });
    }),
  );
});

const typed =
  'name=Ada&email=ada%40example.com&companySize=small&position=owner&services=Point+of+Sale+Systems&notes=one%0D%0Atwo&website=';

test('a form that knows no key and no time gets a key, and the line ends of the field', () => {
  expect(received(typed)).toMatchObject({ ok: true, submission: { openedAt: null, notes: 'one\ntwo' } });
});

test.each(['phone=1', 'openedAt=soon', '__proto__=1', 'notes2=x'])('a form with %s on top is refused', (extra) => {
  expect(received(`${typed}&${extra}`)).toMatchObject({ ok: false });
});
