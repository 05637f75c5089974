import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { submissions } from './lead-submission.arbitrary.ts';
import { parseSubmission } from './lead-submission.ts';

const good = {
  key: '3e0fa41c-96dd-4f87-9a22-0b5a2c7fb1d4',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  companySize: 'small',
  position: 'owner',
  services: ['Point of Sale Systems', 'Mobile Payment Processing'],
  notes: 'Two shops.\n\tOne van.',
  website: '',
  openedAt: 4200,
};

describe('A lead submission', () => {
  it('is accepted as the form makes it, comes out as it went in, and survives being sent as JSON', () => {
    fc.assert(
      fc.property(submissions, (submission) => {
        expect(parseSubmission(submission)).toEqual({ ok: true, submission });
        expect(parseSubmission(JSON.parse(JSON.stringify(submission)))).toEqual({ ok: true, submission });
      }),
    );
  });

  it('is refused with a sentence, never an error, whatever comes', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        const parsed = parseSubmission(value);
        expect(parsed.ok === false && parsed.problem).toMatch(/^[A-Z].*\.$/);
      }),
    );
  });

  it('is refused when any one field holds anything else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(good)), fc.anything(), (field, value) => {
        const parsed = parseSubmission({ ...good, [field]: value });
        // Nothing is turned into something else on the way in.
        if (parsed.ok) expect(parsed.submission).toEqual({ ...good, [field]: value });
        else expect(parsed.field).toBe(field);
      }),
    );
  });

  it.each<readonly [problem: string, field: string, value: unknown]>([
    ['a key of another version', 'key', '3e0fa41c-96dd-1f87-9a22-0b5a2c7fb1d4'],
    ['a key in capitals', 'key', good.key.toUpperCase()],
    ['a blank name', 'name', '   '],
    ['a name over its bound', 'name', 'a'.repeat(101)],
    ['a line break in the name', 'name', 'Ada\nBcc: everyone@example.com'],
    ['a line separator in the name', 'name', 'Ada\u2028Lovelace'],
    ['half a character', 'name', 'Ada \ud83d'],
    ['an address without a domain', 'email', 'ada@'],
    ['an address with a name', 'email', 'Ada <ada@example.com>'],
    ['an address over its bound', 'email', `${'a'.repeat(250)}@a.io`],
    ['a label instead of its value', 'companySize', 'Small Business (11-50)'],
    ['a name that every object knows', 'position', 'constructor'],
    ['no service', 'services', []],
    ['a service twice', 'services', ['Point of Sale Systems', 'Point of Sale Systems']],
    ['an unknown service', 'services', ['Point of Sale Systems', 'Loans']],
    ['a service that is no list', 'services', 'Point of Sale Systems'],
    ['a bell in the notes', 'notes', 'ding \u0007'],
    ['a carriage return in the notes', 'notes', 'one\r\ntwo'],
    ['notes over their bound', 'notes', 'a'.repeat(2001)],
    ['part of a millisecond', 'openedAt', 1.5],
    ['a time before the dialog opened', 'openedAt', -1],
    ['a time as text', 'openedAt', '4200'],
  ])('is refused for %s', (_problem, field, value) => {
    expect(parseSubmission({ ...good, [field]: value })).toMatchObject({ ok: false, field });
  });

  it.each(Object.keys(good))('is refused without its field %s', (field) => {
    const rest = Object.fromEntries(Object.entries(good).filter(([name]) => name !== field));
    expect(parseSubmission(rest)).toMatchObject({ ok: false, field });
  });

  it.each(['{"__proto__":{}}', '{"constructor":1}', '{"phone":""}'])(
    'is refused with a field too many: %s',
    (extra) => {
      const value: unknown = JSON.parse(`${JSON.stringify(good).slice(0, -1)},${extra.slice(1)}`);
      expect(parseSubmission(value)).toMatchObject({ ok: false, field: undefined });
    },
  );

  it.each(['jörg@example.com', 'ada@exa mple.com', 'ada@-example.com', 'ada@example.com\n'])(
    'does not take %j for an address',
    (email) => {
      expect(parseSubmission({ ...good, email })).toMatchObject({ ok: false, field: 'email' });
    },
  );

  it('takes an address in a domain of any script, as some browsers leave it', () => {
    expect(parseSubmission({ ...good, email: 'ada@bücher.example' })).toMatchObject({ ok: true });
  });
});
