import { Webhook } from 'standardwebhooks';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import type { ClaimedDelivery } from '../store/store.ts';

/** A signed message, after Standard Webhooks 1.0 (standardwebhooks.com). */
export interface WebhookMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @throws PlainError with one sentence for a secret that cannot sign. */
export function checkWebhookSecret(secret: string): void {
  const encoded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  const bytes = encoded === undefined ? 0 : Buffer.from(encoded, 'base64').length;
  if (bytes >= 24 && bytes <= 64) return;
  throw new PlainError(
    'LEADS_WEBHOOK_SECRET is no secret of Standard Webhooks: "whsec_" and 24 to 64 random bytes in base64.',
  );
}

/** The id is that of the delivery, so that a receiver can tell a repetition; time and signature are those of the attempt. */
export function webhookMessage({ delivery, lead }: ClaimedDelivery, secret: string, now: number): WebhookMessage {
  const { name, email, companySize, position, services, notes } = lead.lead;
  const body = JSON.stringify({
    type: 'lead.received',
    timestamp: new Date(lead.receivedAt).toISOString(),
    data: { id: lead.id, name, email, companySize, position, services, notes },
  });
  const at = new Date(now);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(body)}`,
      'user-agent': 'lead-inbox',
      'webhook-id': delivery.id,
      'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
      'webhook-signature': new Webhook(secret).sign(delivery.id, at, body),
    },
  };
}
