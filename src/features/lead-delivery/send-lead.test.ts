import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadSubmission } from '../../../contracts/lead-submission.ts';
import { failureText } from './messages.ts';
import { type PostOutcome, postLead } from './post-lead.ts';
import { sendLead } from './send-lead.ts';

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
const accepted = { kind: 'accepted' } as const;
const unreachable = { kind: 'unreachable' } as const;
const busy = (retryAfter?: number) => ({ kind: 'busy', retryAfter }) as const;

/** Sends against these answers in turn, without waiting, and notes how long it would have waited. */
async function send(...answers: readonly PostOutcome[]) {
  const left = [...answers];
  const sent: string[] = [];
  const waited: number[] = [];
  const outcome = await sendLead('/leads', lead, {
    post: async (_action, { key }) => {
      sent.push(key);
      return left.shift() ?? accepted;
    },
    pause: async (milliseconds) => void waited.push(milliseconds),
  });
  return { outcome, sent, waited };
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => vi.unstubAllGlobals();
});

describe('Sending a lead', () => {
  it('ends with the first answer that says it has arrived', async () => {
    expect(await send(accepted)).toEqual({ outcome: accepted, sent: [lead.key], waited: [] });
  });

  it('tries again, later each time and under the same key, and in the end asks the visitor', async () => {
    const { outcome, sent, waited } = await send(unreachable, busy(), unreachable, unreachable, accepted);
    expect(outcome).toEqual(unreachable);
    expect(sent).toEqual([lead.key, lead.key, lead.key, lead.key]);
    [1000, 3000, 8000].forEach((longest, index) => {
      expect(waited[index]).toBeGreaterThan(longest / 2 - 1);
      expect(waited[index]).toBeLessThanOrEqual(longest);
    });
  });

  it('waits as long as the server asks, but keeps no visitor waiting for more than ten seconds', async () => {
    expect((await send(busy(9000))).waited[0]).toBe(9000);
    expect(await send(busy(60_000))).toEqual({ outcome: busy(60_000), sent: [lead.key], waited: [] });
  });

  it('does not repeat what was taken back meanwhile', async () => {
    const sent: string[] = [];
    const outcome = await sendLead('/leads', lead, {
      post: async (_action, { key }) => {
        sent.push(key);
        return busy();
      },
      pause: async () => {},
      isWanted: () => false,
    });
    expect({ outcome, sent }).toEqual({ outcome: busy(), sent: [lead.key] });
  });

  it('does not repeat what was refused', async () => {
    const refused = { kind: 'refused', problem: 'Please enter your name.', field: 'name' } as const;
    expect(await send(refused)).toMatchObject({ outcome: refused, sent: [lead.key] });
  });

  it('says that the device is offline when it is, and does not try on', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await send(unreachable)).toEqual({ outcome: { kind: 'offline' }, sent: [lead.key], waited: [] });
  });
});

describe('One answer of the server', () => {
  const answer = (status: number, body = '', headers: Record<string, string> = {}) =>
    vi.stubGlobal('fetch', async () => new Response(body || null, { status, headers }));

  it.each([200, 201, 204, 304, 404])('has neither arrived nor been refused with status %i', async (status) => {
    answer(status);
    expect(await postLead('/leads', lead)).toEqual(unreachable);
  });

  it('is refused with the words of the inbox', async () => {
    answer(400, '{"problem":"Please enter your name.","field":"name"}');
    expect(await postLead('/leads', lead)).toEqual({
      kind: 'refused',
      problem: 'Please enter your name.',
      field: 'name',
    });
  });

  it.each<readonly [number, Record<string, string>, PostOutcome]>([
    [202, {}, accepted],
    [429, { 'retry-after': '7' }, busy(7000)],
    [503, {}, busy()],
    [500, { 'retry-after': 'soon' }, busy()],
    [503, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }, busy(0)],
  ])('with status %i and headers %j is %j', async (status, headers, outcome) => {
    answer(status, '', headers);
    expect(await postLead('/leads', lead)).toEqual(outcome);
  });

  it.each(['', 'null', '<h1>Bad request</h1>', '{"problem":1,"field":[]}'])(
    'is not the inbox’s with status 400 and the body %j',
    async (body) => {
      answer(400, body);
      expect(await postLead('/leads', lead)).toEqual(unreachable);
    },
  );

  it('that never comes is none', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await postLead('/leads', lead)).toEqual(unreachable);
  });
});

it('tells a visitor how long to wait in words', () => {
  expect(failureText(busy(60_000))).toContain('in 60 seconds');
  expect(failureText(busy(600_000))).toContain('in 10 minutes');
  expect(failureText(busy())).toContain('in a moment');
});
