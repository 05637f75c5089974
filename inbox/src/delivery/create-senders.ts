import { PlainError } from '../../../platform/plain-error.mjs';
import type { DeliverySettings } from '../settings.ts';
import type { Channel } from '../store/store.ts';
import type { ChannelSender } from './channel-sender.ts';
import { createEmailSender } from './email-sender.ts';
import { webhookSecretProblem } from './webhook-message.ts';
import { createWebhookSender } from './webhook-sender.ts';

/** The channels that are set up. */
export type Senders = Readonly<Partial<Record<Channel, ChannelSender>>>;

/**
 * Prepares every channel that has its settings; nothing is sent yet.
 * @throws PlainError with one sentence for a channel that must not be used as it is set.
 */
export function createSenders({ email, webhook }: DeliverySettings): Senders {
  const problem = webhook && webhookSecretProblem(webhook.secret);
  if (problem) throw new PlainError(problem);
  try {
    return {
      ...(email && { email: createEmailSender(email) }),
      ...(webhook && { webhook: createWebhookSender(webhook) }),
    };
  } catch (error) {
    throw error instanceof Error ? new PlainError(error.message) : error;
  }
}
