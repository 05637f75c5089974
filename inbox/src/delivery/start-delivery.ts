import { PlainError } from '../../../platform/plain-error.mjs';
import type { Log } from '../log.ts';
import type { DeliverySettings } from '../settings.ts';
import type { Outbox } from '../store/store.ts';
import { type DeliveryWorker, startDeliveryWorker } from './delivery-worker.ts';
import { createEmailSender } from './email-sender.ts';
import { webhookSecretProblem } from './webhook-message.ts';
import { createWebhookSender } from './webhook-sender.ts';

/**
 * Starts delivering what is in the outbox, by every channel that is set up.
 * @throws PlainError with one sentence for a channel that must not be used as it is set.
 */
export function startDelivery({ email, webhook }: DeliverySettings, outbox: Outbox, log: Log): DeliveryWorker {
  const problem = webhook && webhookSecretProblem(webhook.secret);
  if (problem) throw new PlainError(problem);
  try {
    const senders = {
      ...(email && { email: createEmailSender(email) }),
      ...(webhook && { webhook: createWebhookSender(webhook) }),
    };
    return startDeliveryWorker({ outbox, senders, log });
  } catch (error) {
    throw error instanceof Error ? new PlainError(error.message) : error;
  }
}
