/**
 * Whether the lead form delivers, and where to: the one place that says what LEADS, LEADS_URL and LEADS_UPSTREAM mean. Without
 * them it does not: the form writes to the console and no request is made (docs/decisions/0012).
 */
import { leadPath } from './lead.ts';
import { PlainError } from './process/plain-error.mjs';

/** Where the lead form posts to. */
export interface LeadEndpoint {
  /** The form's action: a path of the site itself, or an absolute address. */
  readonly action: string;
  /** The same as a source of the Content-Security-Policy. */
  readonly source: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Throws a sentence when a setting cannot be followed. Undefined: nothing is delivered. */
export function readLeadEndpoint({ LEADS: leads, LEADS_URL: url }: Environment): LeadEndpoint | undefined {
  if (!leads) {
    if (url) throw new PlainError('LEADS_URL is set but LEADS is not: set LEADS=inbox to deliver leads, or neither.');
    return undefined;
  }
  if (leads !== 'inbox')
    throw new PlainError(`LEADS is "${leads}": set LEADS=inbox to deliver leads, or leave it unset.`);
  if (!url) return { action: leadPath, source: "'self'" };
  const { protocol, hostname, origin, href, username, hash } = parsed(url);
  // On the visitor's own machine nobody else listens; anywhere else what they typed would travel in the open.
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) {
    throw new PlainError(`LEADS_URL is "${url}": the address of an inbox begins with https://.`);
  }
  // A policy is a list split by spaces and semicolons, and an address can hold either.
  if (username !== '' || hash !== '' || /[\s;,'"]/.test(url)) {
    throw new PlainError(`LEADS_URL is "${url}": write only scheme, host and path.`);
  }
  return { action: href, source: origin };
}

/**
 * Where the inboxes listen that the site's own server hands leads to, each as host:port: LEADS_UPSTREAM, with commas between.
 * None where nothing is delivered, or to an inbox elsewhere. Throws a sentence for what is no address.
 */
export function readLeadUpstreams(env: Environment): readonly string[] {
  const { LEADS_UPSTREAM: list = '' } = env;
  const upstreams = list.split(',').flatMap((part) => part.trim() || []);
  if (readLeadEndpoint(env)?.action !== leadPath) {
    if (upstreams.length === 0) return [];
    throw new PlainError(
      'LEADS_UPSTREAM is set but the site hands no leads on: set LEADS=inbox and no LEADS_URL with it.',
    );
  }
  for (const upstream of upstreams) {
    if (/^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(upstream)) continue;
    throw new PlainError(`LEADS_UPSTREAM holds "${upstream}": write host and port, as in 127.0.0.1:4321.`);
  }
  return upstreams.length > 0 ? upstreams : ['127.0.0.1:4321'];
}

function parsed(url: string): URL {
  if (URL.canParse(url)) return new URL(url);
  throw new PlainError(
    `LEADS_URL is "${url}", which is no address: write it in full, as in https://leads.example.com/leads.`,
  );
}

/** What keeps a site with this privacy notice from being built with delivery, in a sentence; nothing if it may be. */
export function leadProblem(env: Environment, privacyNoticeUrl: string): string | undefined {
  if (!readLeadEndpoint(env) || privacyNoticeUrl) return undefined;
  return 'LEADS=inbox needs your privacy notice beside the form: set owner.privacyNoticeUrl in src/brand.yaml to its address.';
}
