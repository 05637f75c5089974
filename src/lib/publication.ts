/** Whether an address is reserved for examples (RFC 2606), so that nobody can own it. */
export const isPlaceholder = (url: string): boolean => /(?:^|\.)example$/.test(new URL(url).hostname);

/** Whether a site at this address is for visitors, and not only to be looked at, which `SITE_PREVIEW=1` says. */
export const isPublication = (url: string, env: Readonly<Record<string, string | undefined>>): boolean =>
  env['SITE_PREVIEW'] !== '1' && !isPlaceholder(url);
