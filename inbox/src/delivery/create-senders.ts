import type { DeliverySettings } from '../settings.ts';
import type { Channel } from '../store/store.ts';
import type { ChannelSender } from './channel-sender.ts';
import { createEmailSender } from './email-sender.ts';
import { createWebhookSender } from './webhook-sender.ts';

/** The channels that are set up. */
export type Senders = Readonly<Partial<Record<Channel, ChannelSender>>>;

/**
 * Prepares every channel that has its settings; nothing is sent yet.
 * @throws PlainError with one sentence for a channel that must not be used as it is set.
 */
export function createSenders({ email, webhook }: DeliverySettings): Senders {
  return {
    ...(email && { email: createEmailSender(email) }),
    ...(webhook && { webhook: createWebhookSender(webhook) }),
  };
}
