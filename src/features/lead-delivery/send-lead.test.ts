import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadSubmission } from '../../../contracts/lead-submission.ts';
import { failureText } from './messages.ts';
import { type SendOptions, sendLead } from './send-lead.ts';

const lead: LeadSubmission = {
  key: '3e0fa41c-96dd-4f87-9a22-0b5a2c7fb1d4',
  name: 'Ada Ortiz',
  email: 'ada@bakery.example',
  companySize: 'small',
  position: 'owner',
  services: ['Point of Sale Systems'],
  notes: '',
  website: '',
  openedAt: 9000,
};
const unreachable = { kind: 'unreachable' } as const;
const busy = (retryAfter?: number) => ({ kind: 'busy', retryAfter }) as const;

interface Answer {
  /** None where the server does not answer. */
  readonly status?: number;
  readonly body?: string;
  readonly retryAfter?: string;
}

/** Sends against these answers in turn, without waiting, and notes how often, under which keys, and how long it would have waited. */
async function send(answers: readonly Answer[], options: SendOptions = {}) {
  const left = [...answers];
  const sent: string[] = [];
  const waited: number[] = [];
  vi.stubGlobal('fetch', async (_action: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body).key);
    const { status, body: said, retryAfter } = left.shift() ?? {};
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response(said || null, { status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) });
  });
  vi.stubGlobal('setTimeout', (act: () => void, milliseconds: number) => {
    waited.push(milliseconds);
    act();
  });
  return { outcome: await sendLead('/leads', lead, options), sent, waited };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => vi.unstubAllGlobals();
});

describe('a lead', () => {
  it('is sent again, later each time and under the same key, and in the end the visitor is asked', async () => {
    const { outcome, sent, waited } = await send([{}, { status: 503 }, {}, {}, { status: 202 }]);
    expect(outcome).toEqual(unreachable);
    expect(sent).toEqual([lead.key, lead.key, lead.key, lead.key]);
    [1000, 3000, 8000].forEach((longest, index) => {
      expect(waited[index]).toBeGreaterThan(longest / 2 - 1);
      expect(waited[index]).toBeLessThanOrEqual(longest);
    });
  });

  it('waits as long as the server asks, but keeps no visitor waiting for more than ten seconds', async () => {
    expect((await send([{ status: 429, retryAfter: '9' }, { status: 202 }])).waited).toEqual([9000]);
    const asked = [{ status: 503, retryAfter: '60' }];
    expect(await send(asked)).toEqual({ outcome: busy(60_000), sent: [lead.key], waited: [] });
  });

  it.each([
    ['was taken back meanwhile', { status: 503 }, busy(), { isWanted: () => false }],
    ['arrived', { status: 202 }, { kind: 'accepted' }, {}],
    [
      'was refused, in the words of the inbox',
      { status: 400, body: '{"problem":"Please enter your name.","field":"name"}' },
      { kind: 'refused', problem: 'Please enter your name.', field: 'name' },
      {},
    ],
  ])('is not sent again when it %s', async (_, answer, outcome, options) => {
    expect(await send([answer], options)).toMatchObject({ outcome, sent: [lead.key] });
  });

  it('that meets no network is not sent again', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send([{}])).toEqual({ outcome: { kind: 'offline' }, sent: [lead.key], waited: [] });
  });
});

describe('an answer', () => {
  const outcomeOf = async (answer: Answer) => (await send([answer, answer, answer, answer])).outcome;

  it('of something else than the inbox says neither that a lead arrived nor that it was refused', async () => {
    for (const status of [200, 201, 204, 304, 404])
      expect(await outcomeOf({ status }), `${status}`).toEqual(unreachable);
    for (const body of ['', 'null', '<h1>Bad request</h1>', '{"problem":1,"field":[]}'])
      expect(await outcomeOf({ status: 400, body }), body).toEqual(unreachable);
  });

  it('that does not judge the lead itself is no refusal, though it is the inbox that answers', async () => {
    const body = '{"problem":"The form was not sent from this website."}';
    for (const status of [401, 403, 404, 405, 408, 415, 421])
      expect(await outcomeOf({ status, body }), `${status}`).toEqual(unreachable);
    expect(await outcomeOf({ status: 413, body })).toMatchObject({ kind: 'refused' });
  });

  it('that asks to come back later may say when, in seconds or as a date', async () => {
    expect(await outcomeOf({ status: 503 })).toEqual(busy());
    expect(await outcomeOf({ status: 500, retryAfter: 'soon' })).toEqual(busy());
    expect(await outcomeOf({ status: 503, retryAfter: 'Thu, 01 Jan 1970 00:00:00 GMT' })).toEqual(busy(0));
  });
});

it('tells a visitor how long to wait in words', () => {
  expect(failureText(busy(60_000))).toContain('in 60 seconds');
  expect(failureText(busy(600_000))).toContain('in 10 minutes');
  expect(failureText(busy())).toContain('in a moment');
});
