/**
 * Whether a page of ours sent the request. Browsers name the origin of every POST; what names none is no browser.
 * @param allowed Exact origins; none means the site is served from here, so that the host must be the one asked for.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return false;
  if (allowed.length > 0) return allowed.includes(origin);
  return /^https?:\/\/./.test(origin) && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
