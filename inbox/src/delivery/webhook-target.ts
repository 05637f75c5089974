import { isIP } from 'node:net';
import { PlainError } from '../../../contracts/process/plain-error.mjs';
import type { WebhookSettings } from '../settings.ts';
import { isPublicAddress } from './public-address.ts';

/** Where a webhook goes, checked as far as it can be before a name is looked up. */
export interface WebhookTarget {
  readonly url: URL;
  /** The owner named this host: it may be internal. */
  readonly isAllowed: boolean;
}

/** @throws PlainError with one sentence for a target that must not be used. */
export function readWebhookTarget({ url: text, allowedHosts }: Omit<WebhookSettings, 'secret'>): WebhookTarget {
  if (!URL.canParse(text)) throw new PlainError('LEADS_WEBHOOK_URL is no address: write it in full, with https://.');
  // Parsing has turned every way to write an IPv4 address into the plain one (URL standard, 3.5).
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isAllowed = allowedHosts.some((allowed) => allowed.toLowerCase() === host);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isAllowed)) {
    throw new PlainError(
      `LEADS_WEBHOOK_URL does not begin with https://: leads would travel unprotected. LEADS_WEBHOOK_ALLOW=${host} allows it.`,
    );
  }
  if (url.username || url.password) {
    throw new PlainError(
      'LEADS_WEBHOOK_URL holds a password: the signature is what tells the receiver who is calling.',
    );
  }
  if (!isAllowed && isIP(host) !== 0 && !isPublicAddress(host)) {
    throw new PlainError(`LEADS_WEBHOOK_URL is an internal address. LEADS_WEBHOOK_ALLOW=${host} allows it.`);
  }
  return { url, isAllowed };
}
