/** Bodies that are no lead, each wrong by the way it is made, so that none of them may leave a row. */
import fc from 'fast-check';
import { submissionFields } from '../../contracts/lead-submission.ts';
import { formBody, submission } from '../testing/leads.ts';

export interface HostileBody {
  /** How it was made. */
  readonly kind: string;
  readonly type: string;
  readonly body: string | Uint8Array;
}

type Bodies = Readonly<Record<string, fc.Arbitrary<string | Uint8Array>>>;

const base = submission({ key: '3f2b8c4e-1d2a-4b3c-8d4e-5f6a7b8c9d0e' });
const whole = JSON.stringify(base);
const changed = (field: string, value: unknown): string => JSON.stringify({ ...base, [field]: value });

/** A lead of which one of the fields holds one of the values. */
const withField = (fields: string, values: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...fields.split(' ')), values).map(([field, value]) => changed(field, value));

const texts = 'key name email companySize position notes website';
const notAText = fc.jsonValue().filter((value) => typeof value !== 'string');
const control = fc.constantFrom('\0', '\b', '\x1b[2J', '\x7f', '\x85', '\r', '\ud800', '\udfff', '\ud83d');
const spliced = fc.tuple(fc.string(), control, fc.string()).map((parts) => parts.join(''));
const injection = fc.constantFrom("' or 1=1 --", '"; drop table leads; --', '{{7*7}}', '../../etc/passwd', '<script>');
const unknownName = fc.string({ minLength: 1 }).filter((name) => !(name in base));

const inJson: Bodies = {
  'a field of another type': withField(texts, notAText),
  'a text with control characters or half a character': withField(texts, spliced),
  'a text that is too long': withField(
    texts,
    fc.integer({ min: 2001, max: 12_000 }).map((length) => 'x'.repeat(length)),
  ),
  'a choice that is none': withField(
    'companySize position key email',
    fc.oneof(injection, fc.string()).map((text) => `${text} no`),
  ),
  'services that are none': withField(
    'services',
    fc.oneof(
      fc.array(fc.oneof(injection, fc.jsonValue())),
      fc.constant([...base.services, ...base.services]),
      notAText,
    ),
  ),
  'a time that is none': fc
    .constantFrom('-1', '1.5', '1e400', '"5000"', '[]', 'true', '9007199254740993')
    .map((value) => changed('openedAt', 0).replace('"openedAt":0', `"openedAt":${value}`)),
  'a field missing': withField(submissionFields.join(' '), fc.constant(undefined)),
  'a field too many': fc
    .tuple(fc.oneof(fc.constantFrom('__proto__', 'constructor', 'id', 'state'), unknownName), fc.jsonValue())
    .map(([name, value]) => `${whole.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`),
  'any JSON': fc.json(),
  'JSON that ends too soon': fc.nat(whole.length - 1).map((end) => whole.slice(0, end)),
  'JSON that goes very deep': fc
    .tuple(fc.constantFrom('[', '{"a":', '{"name":['), fc.integer({ min: 1, max: 5000 }))
    .map(([open, depth]) => open.repeat(depth)),
  'JSON that is not UTF-8': fc
    .constantFrom('\xff', '\xc0\xaf', '\xed\xa0\x80', '\xf4\x90\x80\x80', '\xe2\x82')
    .map((bytes) => Buffer.from(changed('name', `A${bytes}`), 'latin1')),
  'any bytes': fc.uint8Array({ maxLength: 400 }),
  'more than any lead': fc.integer({ min: 33_000, max: 100_000 }).map((length) => changed('notes', 'x'.repeat(length))),
};

const inForms: Bodies = {
  'a field twice': fc
    .constantFrom('name', 'email', 'notes', 'website', 'key')
    .map((name) => `${formBody({ key: base.key })}&${name}=Eve`),
  'a field too many': unknownName.map((name) => `${formBody()}&${encodeURIComponent(name.toWellFormed())}=x`),
  'broken escapes': fc
    .constantFrom('%', '%F', '%GG', '%FF', '%C0%AF', '%ED%A0%80', '%00', '%0B', '\xff', ' ', '=')
    .map((bad) => Buffer.from(formBody({ name: '' }).replace('name=', `name=A${bad}`), 'latin1')),
  'an empty field': fc
    .constantFrom('companySize', 'position', 'email', 'name')
    .map((field) => formBody({ [field]: '' })),
  'any bytes': fc.uint8Array({ maxLength: 400 }),
};

const inAnotherType: Bodies = { 'any bytes': fc.uint8Array({ minLength: 1, maxLength: 100 }) };

const otherTypes = 'text/plain|application/xml|multipart/form-data; boundary=x|application/json5|application/ld+json|x';

const sent = (types: string, bodies: Bodies): readonly fc.Arbitrary<HostileBody>[] =>
  Object.entries(bodies).map(([kind, body]) =>
    fc.record({ kind: fc.constant(kind), type: fc.constantFrom(...types.split('|')), body }),
  );

/** As many as asked for, the same in every run. */
export const hostileBodies = (count: number): readonly HostileBody[] =>
  fc.sample(
    fc.oneof(
      ...sent('application/json', inJson),
      ...sent('application/x-www-form-urlencoded', inForms),
      ...sent(otherTypes, inAnotherType),
    ),
    { numRuns: count, seed: 20_250_501 },
  );
