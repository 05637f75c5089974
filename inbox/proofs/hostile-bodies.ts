/** Bodies that are no lead, each wrong by the way it is made, so that none of them may leave a row. */
import fc from 'fast-check';
import { submissionFields } from '../../contracts/lead-submission.ts';
import { formBody, submission } from '../testing/inbox.ts';

export interface HostileBody {
  /** How it was made. */
  readonly kind: string;
  readonly type: string;
  readonly body: Uint8Array;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const hostile = (kind: string, type: string, body: fc.Arbitrary<string | Uint8Array>): fc.Arbitrary<HostileBody> =>
  body.map((content) => ({
    kind,
    type,
    body: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  }));

const base = submission({ key: '3f2b8c4e-1d2a-4b3c-8d4e-5f6a7b8c9d0e' });
const fields = fc.constantFrom(...submissionFields);
const texts = fc.constantFrom('key', 'name', 'email', 'companySize', 'position', 'notes', 'website');
const changed = (field: string, value: unknown): string => JSON.stringify({ ...base, [field]: value });

const notAText = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.jsonValue()),
  fc.dictionary(fc.string(), fc.jsonValue()),
);
const control = fc.constantFrom('\0', '\b', '\x1b[2J', '\x7f', '\x85', '\r', '\ud800', '\udfff', '\ud83d');
const spliced = fc.tuple(fc.string(), control, fc.string()).map((parts) => parts.join(''));
const injection = fc.constantFrom("' or 1=1 --", '"; drop table leads; --', '{{7*7}}', '../../etc/passwd', '<script>');

const broken: readonly fc.Arbitrary<HostileBody>[] = [
  hostile(
    'a field of another type',
    json,
    fc.tuple(texts, notAText).map(([field, value]) => changed(field, value)),
  ),
  hostile(
    'a text with control characters or half a character',
    json,
    fc.tuple(texts, spliced).map(([field, value]) => changed(field, value)),
  ),
  hostile(
    'a text that is too long',
    json,
    fc
      .tuple(texts, fc.integer({ min: 2001, max: 12_000 }))
      .map(([field, length]) => changed(field, 'x'.repeat(length))),
  ),
  hostile(
    'a choice that is none',
    json,
    fc
      .tuple(fc.constantFrom('companySize', 'position', 'key', 'email'), fc.oneof(injection, fc.string()))
      .map(([field, value]) => changed(field, `${value} no`)),
  ),
  hostile(
    'services that are none',
    json,
    fc
      .oneof(fc.array(fc.oneof(injection, fc.jsonValue())), fc.constant([...base.services, ...base.services]), notAText)
      .map((value) => changed('services', value)),
  ),
  hostile(
    'a time that is none',
    json,
    fc
      .constantFrom('-1', '1.5', '1e400', '"5000"', '[]', 'true', '9007199254740993')
      .map((value) => changed('openedAt', 0).replace('"openedAt":0', `"openedAt":${value}`)),
  ),
  hostile(
    'a field missing',
    json,
    fields.map((field) => changed(field, undefined)),
  ),
  hostile(
    'a field too many',
    json,
    fc
      .tuple(
        fc.oneof(
          fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'state'),
          fc.string().filter((name) => !(name in base)),
        ),
        fc.jsonValue(),
      )
      .map(([name, value]) => `${JSON.stringify(base).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`),
  ),
  hostile('any JSON', json, fc.json()),
  hostile(
    'JSON that ends too soon',
    json,
    fc.nat(JSON.stringify(base).length - 1).map((end) => JSON.stringify(base).slice(0, end)),
  ),
  hostile(
    'JSON that goes very deep',
    json,
    fc
      .tuple(fc.constantFrom('[', '{"a":', '{"name":['), fc.integer({ min: 1, max: 5000 }))
      .map(([open, depth]) => open.repeat(depth)),
  ),
  hostile(
    'JSON that is not UTF-8',
    json,
    fc
      .constantFrom('\xff', '\xc0\xaf', '\xed\xa0\x80', '\xf4\x90\x80\x80', '\xe2\x82')
      .map((bytes) => Buffer.from(changed('name', `A${bytes}`), 'latin1')),
  ),
  hostile('any bytes', json, fc.uint8Array({ maxLength: 400 })),
  hostile(
    'more than any lead',
    json,
    fc.integer({ min: 33_000, max: 100_000 }).map((length) => changed('notes', 'x'.repeat(length))),
  ),
  hostile(
    'a form with a field twice',
    form,
    fc
      .constantFrom('name', 'email', 'notes', 'website', 'key')
      .map((name) => `${formBody({ key: base.key })}&${name}=Eve`),
  ),
  hostile(
    'a form with a field too many',
    form,
    fc
      .string({ minLength: 1 })
      .filter((name) => !(name in base))
      .map((name) => `${formBody()}&${encodeURIComponent(name.toWellFormed())}=x`),
  ),
  hostile(
    'a form with broken escapes',
    form,
    fc
      .constantFrom('%', '%F', '%GG', '%FF', '%C0%AF', '%ED%A0%80', '%00', '%0B', '\xff', ' ', '=')
      .map((bad) => Buffer.from(formBody({ name: '' }).replace('name=', `name=A${bad}`), 'latin1')),
  ),
  hostile(
    'a form without its choices',
    form,
    fc.constantFrom('companySize', 'position', 'email', 'name').map((field) => formBody({ [field]: '' })),
  ),
  hostile('a form of any bytes', form, fc.uint8Array({ maxLength: 400 })),
  fc
    .tuple(
      fc.constantFrom(
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/json5',
        'x',
        'application/ld+json',
      ),
      fc.uint8Array({ minLength: 1, maxLength: 100 }),
    )
    .map(([type, body]) => ({ kind: 'another type', type, body })),
];

/** As many as asked for, the same in every run. */
export const hostileBodies = (count: number): readonly HostileBody[] =>
  fc.sample(fc.oneof(...broken), { numRuns: count, seed: 20_250_501 });
