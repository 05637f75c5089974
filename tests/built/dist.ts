import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordJoiner } from '../../src/lib/typography.ts';

/** The built folder. */
export const dist = 'dist';

/** A built page: its path on the site and its HTML. */
export interface BuiltPage {
  readonly path: string;
  readonly file: string;
  /** As it is sent. */
  readonly sent: string;
  /** Without the signs that only keep terms whole at the ends of lines. */
  readonly html: string;
}

/** Every file of the built site, as paths below it. */
export const builtFiles: readonly string[] = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
  .sort();

/** Every built page; both 404s included, at `/404` and `/post-not-found`. */
export const builtPages: readonly BuiltPage[] = builtFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const sent = readFileSync(join(dist, file), 'utf8');
    return {
      file,
      path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
      sent,
      html: sent.replaceAll(wordJoiner, '').replaceAll('\u00A0', ' '),
    };
  });
