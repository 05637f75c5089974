import type { Redirect } from '../../src/site/everywhere/redirects.schema.ts';

/** How built files become addresses, and what answers an address that has none: the one source for the server and every host. */

/** Status of a redirect to the one spelling of an address: permanent, and the method is kept. */
export const redirectStatus = 308;

/** Status of the redirect of an address that will come back. */
const temporaryStatus = 307;

/** Status with which an address that has changed leads to another. */
export const statusOf = ({ permanent }: Redirect): number => (permanent ? redirectStatus : temporaryStatus);

/** Both spellings of an address that has changed. */
export const oldSpellingsOf = ({ from }: Redirect): readonly string[] => [from, `${from}/`];

/** Which page answers an unknown address exactly one segment below a folder, with status 404. The first that matches counts. */
export const notFoundRules = [
  // An article that was renamed or mistyped: the way back to the blog is the most useful answer.
  { below: '/blog', file: 'post-not-found.html' },
] as const;

/** The page for every other unknown address, category addresses included. */
export const notFoundFile = '404.html';

/** Every page that says "not found"; none has an address of its own. */
export const notFoundPages: readonly string[] = [...notFoundRules.map(({ file }) => file), notFoundFile];

/** Headers to leave out of account there: such a page is not the file at that address, so no part or date of it can be asked for. */
export const conditionHeaders = [
  'range',
  'if-range',
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
] as const;

/** A regular expression, as text, for the addresses exactly one segment below a folder, with a slash behind it or without; JavaScript, nginx and Caddy read it alike. */
export function childPattern(folder: string): string {
  return `^${folder}/[^/]+/?$`;
}

/** Whether a built file only ever answers with status 404, and so has no address of its own. */
export function isNotFoundFile(file: string): boolean {
  return notFoundPages.includes(file);
}

/** The built file that answers an unknown path. */
export function notFoundFileOf(path: string): string {
  return notFoundRules.find(({ below }) => new RegExp(childPattern(below)).test(path))?.file ?? notFoundFile;
}

/** A regular expression, as text, for what is not served: hidden files and folders, and the compressed forms as such. */
export const privatePattern = '(?:^|/)\\.|\\.(?:br|gz)$';

/** The one address in a hidden folder that is served all the same: whom to tell of a hole (RFC 9116). */
export const securityContactAddress = '/.well-known/security.txt';

/** Whether a built file, given by its path or its address, has no address of its own. */
export function isPrivateFile(file: string): boolean {
  return new RegExp(privatePattern).test(file) && `/${file}`.replace('//', '/') !== securityContactAddress;
}

/** The one address of a built file: `about.html` is `/about`, `index.html` is `/`, `robots.txt` is `/robots.txt`. */
export function addressOf(file: string): string {
  if (!file.endsWith('.html')) return `/${file}`;
  const path = `/${file.slice(0, -'.html'.length)}`;
  return path.endsWith('/index') ? path.slice(0, -'/index'.length) || '/' : path;
}

/** Other spellings of a page's address that people and old links use; each is redirected to the address. */
export function spellingsOf(file: string): readonly string[] {
  if (!file.endsWith('.html')) return [];
  const address = addressOf(file);
  return address === '/' ? [`/${file}`] : [`/${file}`, `${address}/`];
}

/** A regular expression, as text, for spellings that lead nowhere: of the home page's file, and of pages without an address. */
export const unnamedPattern = `^(?:${['/index', ...notFoundPages.map(addressOf)].join('|')})(?:\\.html)?/?$`;
