/** Months for which a build of the site says whom to tell of a hole: less than the year that RFC 9116 (2.5.5) advises. */
const monthsValid = 11;

/**
 * A security.txt (RFC 9116): whom to tell of a hole, at which address this text stands, and until when it holds, which is the
 * first day of a month, so that builds of one month are alike.
 */
export function securityText(mailbox: string, address: string, builtAt: Date): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + monthsValid, 1));
  return [
    `Contact: mailto:${mailbox}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${address}`,
  ]
    .map((line) => `${line}\n`)
    .join('');
}
