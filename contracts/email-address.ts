import { domainToASCII } from 'node:url';

/** A name of the DNS in letters, digits and hyphens (RFC 1123, 2.1; RFC 1035, 2.3.4). */
const hostName = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;

/**
 * An address as mail is sent to it: its domain in lower case and ASCII, whatever script it was typed in (RFC 5891). Undefined if
 * what stands behind the @ would be no domain then.
 */
export function mailAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const domain = domainToASCII(text.slice(at + 1));
  return at > 0 && hostName.test(domain) ? `${text.slice(0, at)}@${domain}` : undefined;
}
