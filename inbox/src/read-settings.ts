import ipaddr from 'ipaddr.js';
import { PlainError } from '../../contracts/process/plain-error.mjs';
import { parseRange } from './http/client-address.ts';
import type { DatabaseSettings, DeliverySettings, Settings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the inbox is told by the site that it is served together with. */
export interface ServedSite {
  readonly privacyNoticeUrl: string;
  /** Names of hosts that it is served under. */
  readonly names: readonly string[];
}

/** The widest networks that one owner has: 10.0.0.0/8 and fc00::/7. In bits of the address. */
const widestNetwork = { ipv4: 8, ipv6: 7 };

/**
 * Reads every setting from the environment. Without a site, the inbox runs alone and has to be told more.
 * @throws PlainError with one sentence for the first setting that is missing, malformed or unsafe.
 */
export function readSettings(env: Environment, site?: ServedSite): Settings {
  const allowedOrigins = list(env['LEADS_ORIGINS']);
  for (const origin of allowedOrigins) {
    if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin) {
      refuse('LEADS_ORIGINS', origin, 'an origin: write it as in https://www.example.com, without a path');
    }
  }
  if (!site && allowedOrigins.length === 0) {
    throw new PlainError(
      'The inbox runs alone and would take no lead: set LEADS_ORIGINS to the address of your website.',
    );
  }
  const privacyNoticeUrl = site?.privacyNoticeUrl || readPrivacyNotice(env['LEADS_PRIVACY_URL']);
  if (!privacyNoticeUrl) {
    throw new PlainError(
      "The inbox keeps people's names and addresses: set LEADS_PRIVACY_URL to the address of your privacy notice.",
    );
  }
  const trustedProxies = list(env['LEADS_TRUSTED_PROXIES']).map((text) => {
    const range = parseRange(text) ?? refuse('LEADS_TRUSTED_PROXIES', text, 'an address or a range such as 10.0.0.0/8');
    const [address, bits] = range;
    if (bits >= widestNetwork[address.kind()]) return range;
    return refuse('LEADS_TRUSTED_PROXIES', text, 'safe: any visitor in it could choose an address to be counted by');
  });
  const delivery = readDelivery(env);
  const digestHours = env['LEADS_DIGEST_HOURS'] ? number(env, 'LEADS_DIGEST_HOURS', 0, 1, 8760) : undefined;
  if (digestHours && !delivery.email) {
    throw new PlainError('LEADS_DIGEST_HOURS without LEADS_SMTP_URL mails nothing: set up delivery by email too.');
  }
  return {
    database: readDatabase(env),
    delivery,
    digestHours,
    allowedOrigins,
    siteNames: site?.names ?? [],
    trustedProxies,
    minimumMilliseconds: 1000 * number(env, 'LEADS_MINIMUM_SECONDS', 3, 0, 600),
    leadsPerMinute: number(env, 'LEADS_PER_MINUTE', 10, 1, 1_000_000),
    privacyNoticeUrl,
    retentionDays: env['LEADS_RETENTION_DAYS'] ? number(env, 'LEADS_RETENTION_DAYS', 0, 1, 36_500) : undefined,
    metrics: readMetrics(env['LEADS_METRICS']),
  };
}

/** Where the leads are kept; the command line needs to know no more. */
export function readDatabase(env: Environment): DatabaseSettings {
  const url = env['DATABASE_URL'];
  if (!url) return { kind: 'sqlite', path: env['LEADS_DB'] || 'leads/leads.db' };
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new PlainError(
      'DATABASE_URL is no address of a PostgreSQL database: write it as in postgres://user@host/name.',
    );
  }
  return { kind: 'postgres', url };
}

/** Where leads are delivered to; a channel without its settings is off. */
export function readDelivery(env: Environment): DeliverySettings {
  const email = together(env, { smtpUrl: 'LEADS_SMTP_URL', from: 'LEADS_MAIL_FROM', to: 'LEADS_MAIL_TO' });
  const webhook = together(env, { url: 'LEADS_WEBHOOK_URL', secret: 'LEADS_WEBHOOK_SECRET' });
  return {
    email,
    webhook: webhook && { ...webhook, allowedHosts: list(env['LEADS_WEBHOOK_ALLOW']) },
  };
}

/** Settings of which all are set, or none. */
function together<Name extends string>(
  env: Environment,
  names: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> | undefined {
  const entries: readonly string[] = Object.values(names);
  const missing = entries.filter((name) => !env[name]);
  if (missing.length === entries.length) return undefined;
  if (missing.length > 0) {
    const set = entries.filter((name) => env[name]);
    throw new PlainError(
      `${set.join(' and ')} without ${missing.join(' and ')} delivers nothing: set them all, or none.`,
    );
  }
  const values: Record<Name, string> = { ...names };
  for (const name in names) values[name] = env[names[name]] ?? '';
  return values;
}

function readPrivacyNotice(text: string | undefined): string | undefined {
  if (!text || /^\/(?!\/)/.test(text) || (/^https?:/.test(text) && URL.canParse(text))) return text;
  return refuse('LEADS_PRIVACY_URL', text, 'the address of a page: write it as in https://www.example.com/privacy');
}

function readMetrics(text: string | undefined): Settings['metrics'] {
  if (!text || text === 'off') return undefined;
  const [, host = '', port = ''] = /^\[?([^\]]*)\]?:(\d{1,5})$/.exec(text) ?? [];
  if (!ipaddr.isValid(host) || Number(port) > 65_535) {
    refuse('LEADS_METRICS', text, 'an address and a port, as in 127.0.0.1:9464');
  }
  const range = ipaddr.process(host).range();
  if (!['loopback', 'private', 'uniqueLocal', 'carrierGradeNat'].includes(range)) {
    refuse('LEADS_METRICS', text, 'a private address: anybody could read how many leads you get');
  }
  return { host, port: Number(port) };
}

function number(env: Environment, name: string, standard: number, least: number, most: number): number {
  const text = env[name];
  if (!text) return standard;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    refuse(name, text, `a whole number from ${least} to ${most}`);
  }
  return value;
}

const list = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').flatMap((part) => part.trim() || []);

function refuse(name: string, value: string, reason: string): never {
  throw new PlainError(`${name} is "${value}", which is not ${reason}.`);
}
