import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { codeOf } from '../log.ts';
import type { WebhookSettings } from '../settings.ts';
import type { AttemptOutcome, ChannelSender } from './channel-sender.ts';
import { guardedLookup, type Resolve } from './guarded-lookup.ts';
import { checkWebhookSecret, webhookMessage } from './webhook-message.ts';
import { readWebhookTarget } from './webhook-target.ts';

export interface WebhookSenderOptions {
  /** Milliseconds for one attempt, from looking up the name to the status of the answer. */
  readonly timeLimit?: number;
  /** Finds addresses, unless the system does. */
  readonly resolve?: Resolve;
}

/** More than any receiver has to say in its headers, in bytes. What it says after them is not read. */
const largestHead = 8 * 1024;

/**
 * Posts leads to the owner's webhook. A redirect is a failure, since it could lead inside.
 * @throws PlainError with one sentence for a target that must not be used, or a secret that cannot sign.
 */
export function createWebhookSender(
  settings: WebhookSettings,
  { timeLimit = 15_000, resolve }: WebhookSenderOptions = {},
): ChannelSender {
  checkWebhookSecret(settings.secret);
  const { url, isAllowed } = readWebhookTarget(settings);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return {
    attempt: (claimed, now) =>
      new Promise((done) => {
        const { headers, body } = webhookMessage(claimed, settings.secret, now);
        const sent = request(url, {
          method: 'POST',
          headers,
          // A connection of its own, so that each one is made to an address that was just checked.
          agent: false,
          maxHeaderSize: largestHead,
          signal: AbortSignal.timeout(timeLimit),
          ...(!isAllowed && { lookup: guardedLookup(resolve) }),
        });
        sent.on('response', (response) => {
          done(outcomeOf(response));
          response.destroy();
        });
        // Also after the answer: an error that nobody hears ends the process.
        sent.on('error', (error) => done({ kind: 'failed', problem: codeOf(error) }));
        // An answer that is none, such as a switch of protocols, ends without a response and without an error.
        sent.on('close', () => done({ kind: 'failed', problem: 'no answer' }));
        sent.end(body);
      }),
  };
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): AttemptOutcome {
  const problem = `status ${statusCode}`;
  if (statusCode >= 200 && statusCode < 300) return { kind: 'delivered' };
  // Gone: the specification's way for a receiver to say that it never wants another one.
  if (statusCode === 410) return { kind: 'refused', problem };
  return { kind: 'failed', problem, retryAfter: retryAfterOf(headers['retry-after']) };
}

/** Retry-After in either of its forms (RFC 9110, 10.2.3), in milliseconds. */
function retryAfterOf(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isSafeInteger(milliseconds) ? Math.max(0, milliseconds) : undefined;
}
