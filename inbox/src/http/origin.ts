import { isIP } from 'node:net';
import type { Settings } from '../settings.ts';

/**
 * Whether a page of ours sent the request. Browsers name the origin of every POST; what names none is no browser. Where no
 * origins are allowed by name, the site is served from here, so that the host must be the one asked for, under a name of ours:
 * anybody can let a name of their own lead to any machine, such as the visitor's (DNS rebinding).
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  { allowedOrigins, siteNames }: Pick<Settings, 'allowedOrigins' | 'siteNames'>,
): boolean {
  if (origin === undefined) return false;
  if (allowedOrigins.length > 0) return allowedOrigins.includes(origin);
  if (!isOfHost(origin, host)) return false;
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || siteNames.includes(hostname);
}

/** Whether a request says that it came from a page of the host that it asks. */
export function isOfHost(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || !/^https?:/.test(origin) || !URL.canParse(origin)) return false;
  const parsed = new URL(origin);
  return parsed.origin === origin && parsed.host === host?.toLowerCase();
}
