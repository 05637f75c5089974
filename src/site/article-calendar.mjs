/**
 * When an article comes out. Plain script without packages, since `npm start` asks on whatever Node the machine has.
 */
import { PlainError } from '../../contracts/process/plain-error.mjs';

/** The day that the site is built for, in UTC: SITE_DAY, or today. Nothing else asks a clock what is out. */
export function siteDay() {
  const day = process.env['SITE_DAY'] || new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new PlainError(`SITE_DAY is “${day}”: write a day as 2026-03-10.`);
  return day;
}

/**
 * What an article, given by its text, waits for on a day: 'draft' until somebody finishes it, or the day of its publication;
 * nothing once it is out.
 * @param {string} text
 * @returns {string | undefined}
 */
export function awaited(text, day = siteDay()) {
  const [, head = ''] = text.split(/^---\s*$/m);
  if (/^draft: +true\b/m.test(head)) return 'draft';
  const [, date = ''] = /^date: +["']?([\d-]+)/m.exec(head) ?? [];
  return date > day ? date : undefined;
}

/**
 * Whether an article, given by its text, is on the site: once it is out, and before that while the site is edited, which
 * SITE_DRAFTS says (build/dev-server.integration.ts).
 * @param {string} text
 */
export const isShown = (text, day = siteDay()) =>
  process.env['SITE_DRAFTS'] === '1' || awaited(text, day) === undefined;
