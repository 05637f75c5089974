import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { submissions } from './lead-submission.arbitrary.ts';
import { parseSubmission } from './lead-submission.ts';
import { plainLine } from './plain-text.ts';

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

  it.each<readonly [field: string, values: readonly unknown[]]>([
    ['key', ['3e0fa41c-96dd-1f87-9a22-0b5a2c7fb1d4', good.key.toUpperCase()]],
    ['name', ['\u200b', '\u3164\u3164', ' \u2800 ', '\u00ad\ufe0f\u{e0041}']],
    // The first of them is shown as "Ada <gro.pohs@ada>".
    ['name', ['Ada \u202e<ada@shop.org>', '\u202aAda\u202c', 'Ada \u2067Lovelace\u2069']],
    ['name', ['   ', 'a'.repeat(101), 'Ada\nBcc: everyone@example.com', 'Ada\u2028Lovelace', 'Ada \ud83d']],
    ['email', ['ada@', 'Ada <ada@example.com>', `${'a'.repeat(250)}@a.io`, 'jörg@example.com', 'ada@exa mple.com']],
    ['email', ['ada@-example.com', 'ada@example.com\n']],
    // What these are in ASCII is no domain: "0,b.com", "x(1).com", and a name that has no such spelling.
    ['email', ['ada@x🄁b.com', 'ada@x⑴.com', 'ada@xn--.com', 'ada@\u0d4d.com']],
    ['companySize', ['Small Business (11-50)']],
    ['position', ['constructor']],
    ['services', [[], [...good.services, ...good.services], [...good.services, 'Loans'], 'Point of Sale Systems']],
    ['notes', ['ding \u0007', 'one\r\ntwo', 'a'.repeat(2001)]],
    ['openedAt', [1.5, -1, '4200']],
  ])('is refused when its field %s holds one of %j', (field, values) => {
    for (const value of values) {
      expect(parseSubmission({ ...good, [field]: value })).toMatchObject({ ok: false, field });
    }
  });

  it('is refused without any one of its fields, and with one too many', () => {
    for (const field of Object.keys(good)) {
      const rest = Object.fromEntries(Object.entries(good).filter(([name]) => name !== field));
      expect(parseSubmission(rest)).toMatchObject({ ok: false, field });
    }
    for (const name of ['__proto__', 'constructor', 'phone']) {
      const value: unknown = JSON.parse(`${JSON.stringify(good).slice(0, -1)},"${name}":{}}`);
      expect(parseSubmission(value)).toMatchObject({ ok: false, field: undefined });
    }
  });

  it('is accepted with a name that was pasted with marks of its direction, which the form leaves out', () => {
    const name = plainLine('\u202aAda\u202c \u2066Lovelace\u2069');
    expect(parseSubmission({ ...good, name })).toEqual({ ok: true, submission: good });
  });

  it('takes a name of any script', () => {
    for (const name of ['Ö', '王', '이순신', 'محمد', 'محمد\u200f (Ada)', '👩‍💼 Ada', 'ﷺ']) {
      expect(parseSubmission({ ...good, name })).toMatchObject({ ok: true });
    }
  });

  it('takes an address in a domain of any script, as some browsers leave it', () => {
    expect(parseSubmission({ ...good, email: 'ada@bücher.example' })).toMatchObject({ ok: true });
  });
});
