/** Every setting of the inbox, as the rest of it reads them. docs/inbox.md has the table. */
import type { NetworkRange } from './http/client-address.ts';
import type { Channel } from './store/store.ts';

export type DatabaseSettings =
  | { readonly kind: 'sqlite'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** The mailbox that leads are sent to. */
export interface EmailSettings {
  /** `smtp://` or `smtps://`, with user and password if the server wants them. */
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: string;
}

/** The address that leads are posted to, signed after Standard Webhooks. */
export interface WebhookSettings {
  readonly url: string;
  /** `whsec_` and the key in base64. */
  readonly secret: string;
  /** Host names that may be internal addresses, or speak plain HTTP. */
  readonly allowedHosts: readonly string[];
}

export interface DeliverySettings {
  readonly email: EmailSettings | undefined;
  readonly webhook: WebhookSettings | undefined;
}

export interface Settings {
  readonly database: DatabaseSettings;
  readonly delivery: DeliverySettings;
  /** Origins whose pages may post, as browsers write them; the site's own when it is served together with the inbox. */
  readonly allowedOrigins: readonly string[];
  /** Names under which the site is served together with the inbox, beside localhost and bare addresses. */
  readonly siteNames: readonly string[];
  /** Addresses or ranges (CIDR) whose X-Forwarded-For is believed. Empty: the peer is the visitor. */
  readonly trustedProxies: readonly NetworkRange[];
  /** A form that was open for less is suspected. */
  readonly minimumMilliseconds: number;
  /** Leads that one address (IPv6: one /64) may send in a minute. */
  readonly leadsPerMinute: number;
  /** Address of the owner's privacy notice, absolute or on the site. */
  readonly privacyNoticeUrl: string;
  /** Leads are deleted after so many days; undefined: never. */
  readonly retentionDays: number | undefined;
  /** The mailbox is told so often, at most, of what is in quarantine or a dead letter; undefined: never. In hours. */
  readonly digestHours: number | undefined;
  /** Where Prometheus may read: a listener of its own, undefined for none. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
}

/** The channels that a new lead is queued for. */
export function channelsOf({ email, webhook }: DeliverySettings): readonly Channel[] {
  return [...(email ? (['email'] as const) : []), ...(webhook ? (['webhook'] as const) : [])];
}
