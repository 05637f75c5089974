import { createHash } from 'node:crypto';
import type { LeadEndpoint } from '../contracts/lead-endpoint.ts';
import { policyFor } from './hosts/security-headers.ts';
import { pruneStyles } from './prune-styles.ts';
import { scanHtml } from './scan-html.ts';
import { shortenHtml } from './shorten-html.ts';

export interface HardenedHtml {
  /** The page with its policy, joined styles and integrity attributes. */
  readonly html: string;
  /** The policy for the response header. */
  readonly policy: string;
  /** What has to change before the page can have an exact policy; empty on a good page. */
  readonly problems: readonly string[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface HardenOptions extends SiteFiles {
  /** Where the lead form posts to, on a site that delivers leads. */
  readonly leads?: LeadEndpoint | undefined;
}

export interface SiteFiles {
  /** The integrity of the built file that an address in the page names, if there is one. */
  readonly integrityOf: (address: string) => string | undefined;
  /** The code of a built script that stands alone: it imports nothing statically. */
  readonly standaloneScript: (address: string) => string | undefined;
  /** Whether any script that the page may run names a class, and so may add it. */
  readonly isNamedByScript: (className: string) => boolean;
  /** The text of a drawing that the page uses, by its address; empty if the site has none there. */
  readonly drawingAt: (address: string) => string;
  /** Keeps a script as a file of the site, and answers its address. */
  readonly keepScript: (text: string) => string;
}

/**
 * Gives a finished page its exact Content-Security-Policy. On the way, its styles become one sheet of what it reads, and the
 * scripts of the body one file that pages share: what need not be sent with every page is not, and one request is enough.
 */
export function hardenHtml(
  source: string,
  { integrityOf, standaloneScript, keepScript, isNamedByScript, drawingAt, leads }: HardenOptions,
): HardenedHtml {
  const html = shortenHtml(source.replace(/\r\n?/g, '\n'));
  const scanned = scanHtml(html);
  const problems = [...scanned.problems];
  const edits: Edit[] = [];

  const sheets: { start: number; end: number; text: string }[] = [];
  for (const style of scanned.headStyles) {
    const sheet = sheets.at(-1);
    if (style.continues && sheet) {
      sheet.text += style.text;
      edits.push({ start: style.start, end: style.end, text: '' });
    } else {
      sheets.push({ start: style.start, end: style.end, text: style.text });
    }
  }
  const lastSheet = sheets.at(-1);
  for (const style of scanned.bodyStyles) {
    if (lastSheet) {
      lastSheet.text += style.text;
      edits.push({ start: style.start, end: style.end, text: '' });
    } else sheets.push({ ...style });
  }
  const drawings = [...html.matchAll(/ href="([^"#]+\.svg)#/g)].map(([, address = '']) => drawingAt(address));
  for (const sheet of sheets) {
    sheet.text = pruneStyles(sheet.text, { html, drawings, isNamedByScript });
    edits.push({ ...sheet, text: `<style>${sheet.text}</style>` });
  }

  const joined = scanned.bodyScripts.flatMap(({ start, end, text, address }) => {
    // What a module declares is its own; what a plain script declares is everybody's, in one file as in several.
    const module = address === undefined ? undefined : standaloneScript(address);
    const code = address === undefined ? text : module && `(()=>{${module}\n})();`;
    return code === undefined ? [] : [{ start, end, code }];
  });
  const lastScript = joined.at(-1);
  if (lastScript) {
    const address = keepScript(joined.map(({ code }) => code).join('\n;'));
    for (const { start, end } of joined) {
      // Asleep in a template, so that it does not hold up the first paint: held-events.inline.ts wakes it.
      const script = `<script type="module" src="${address}" integrity="${integrityOf(address)}"></script>`;
      edits.push({ start, end, text: start === lastScript.start ? `<template>${script}</template>` : '' });
    }
  }

  for (const { address, insertAt } of scanned.files) {
    if (joined.some(({ start, end }) => start < insertAt && insertAt < end)) continue;
    const integrity = integrityOf(address);
    if (integrity === undefined) problems.push(`${address} is not a file of this site`);
    else edits.push({ start: insertAt, end: insertAt, text: ` integrity="${integrity}"` });
  }

  const hashes = {
    scriptHashes: hashesOf(scanned.scripts),
    styleHashes: hashesOf([...sheets, ...scanned.otherStyles]),
  };
  const { policyAt } = scanned;
  if (policyAt !== undefined) {
    const meta = `<meta http-equiv="content-security-policy" content="${policyFor(hashes, { delivery: 'meta', leads })}">`;
    edits.push({ start: policyAt, end: policyAt, text: meta });
  }
  return { html: applyEdits(html, edits), policy: policyFor(hashes, { leads }), problems };
}

function hashesOf(elements: readonly { readonly text: string }[]): readonly string[] {
  const texts = new Set(elements.map((element) => element.text).filter((text) => text !== ''));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  // An insertion comes before a replacement that starts at the same place.
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return result + text.slice(from);
}
