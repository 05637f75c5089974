import { Parser } from 'htmlparser2';

/** A stretch of the text, end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** An inline element: where all of it stands, and what is written between its tags. */
export interface InlineElement extends Span {
  readonly text: string;
}

/** A style element among the head's own children. */
export interface HeadStyle extends InlineElement {
  /** Whether it may be joined with the style before it: plain, and no other source of styles stands between the two. */
  readonly continues: boolean;
}

/** A script of the body; one with an address has its code in that file. */
export interface BodyScript extends InlineElement {
  readonly address?: string;
}

/** A script or module preload that names a file. */
export interface FileReference {
  readonly address: string;
  /** Where an attribute can be added to its tag. */
  readonly insertAt: number;
}

/** What a page's security policy depends on, found in one pass. */
export interface ScannedHtml {
  /** Where the first thing in the head can be added: behind the charset, or behind the head tag. */
  readonly policyAt: number | undefined;
  readonly headStyles: readonly HeadStyle[];
  /** Plain style elements of the body, which lose nothing by moving behind the head's. */
  readonly bodyStyles: readonly InlineElement[];
  readonly otherStyles: readonly InlineElement[];
  /** Scripts of the body that may run together from one file: plain inline ones, and plain modules with their address. */
  readonly bodyScripts: readonly BodyScript[];
  /** All other inline code. */
  readonly scripts: readonly InlineElement[];
  readonly files: readonly FileReference[];
  /** What no exact policy can allow, in words. */
  readonly problems: readonly string[];
}

/** JSON, JSON-LD and their like: never run, so they need no hash. Speculation rules and import maps do need one. */
const dataBlock = /^application\/(?:.+\+)?json$/i;

/** Rules that only count at the start of a style sheet, and would be lost behind another one. */
const mustComeFirst = /@(?:import|namespace|charset)\b/i;

/** Elements whose content means something else outside of them. */
const isApart = ({ name }: { readonly name: string }): boolean => /^(?:noscript|template|svg)$/.test(name);

/** Reads a finished page. The text must have no carriage returns, since browsers drop them before they hash. */
export function scanHtml(html: string): ScannedHtml {
  const headStyles: HeadStyle[] = [];
  const bodyStyles: InlineElement[] = [];
  const otherStyles: InlineElement[] = [];
  const bodyScripts: BodyScript[] = [];
  const scripts: InlineElement[] = [];
  const files: FileReference[] = [];
  const problems: string[] = [];
  const open: { name: string; attributes: Record<string, string>; start: number; end: number }[] = [];
  let headAt: number | undefined;
  let charsetAt: number | undefined;
  let firstCodeAt = Number.POSITIVE_INFINITY;
  let chainBroken = true;

  const onOpen = (name: string, attributes: Record<string, string>): void => {
    const start = parser.startIndex;
    const end = parser.endIndex + 1;
    const rel = (attributes.rel ?? '').toLowerCase();
    if (name === 'head') headAt = end;
    if (name === 'meta' && 'charset' in attributes) charsetAt ??= end;
    if (name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy') {
      problems.push('a policy is already there');
    }
    if (name === 'script' || name === 'style' || name === 'link') firstCodeAt = Math.min(firstCodeAt, start);
    if (name === 'link' && rel.includes('stylesheet')) chainBroken = true;

    for (const attribute of Object.keys(attributes)) {
      if (attribute === 'style' || /^on./.test(attribute)) {
        problems.push(`${attribute}="…" in ${html.slice(start, Math.min(end, start + 160))}`);
      }
    }
    const address =
      name === 'script' ? attributes.src : name === 'link' && rel === 'modulepreload' ? attributes.href : undefined;
    if (address !== undefined && !('integrity' in attributes))
      files.push({ address, insertAt: start + 1 + name.length });
    open.push({ name, attributes, start, end });
  };

  const onClose = (name: string): void => {
    const element = open.pop();
    if (element?.name !== name) return;
    if (name !== 'style' && name !== 'script') return;
    const text = html.slice(element.end, parser.startIndex);
    const isPlain = Object.keys(element.attributes).length === 0;
    const inBody = open.some(({ name: ancestor }) => ancestor === 'body') && !open.some(isApart);
    const inline = { start: element.start, end: parser.endIndex + 1, text };
    if (name === 'script') {
      const isCode = !('src' in element.attributes) && !dataBlock.test(element.attributes.type?.trim() ?? '');
      const { type, src, ...others } = element.attributes;
      if (inBody && src !== undefined && type === 'module' && Object.keys(others).length === 0) {
        bodyScripts.push({ ...inline, address: src });
      } else if (isCode && text !== '') (inBody && isPlain ? bodyScripts : scripts).push(inline);
    } else if (inBody && isPlain && !mustComeFirst.test(text)) {
      bodyStyles.push(inline);
    } else if (open.at(-1)?.name === 'head' && isPlain) {
      headStyles.push({ ...inline, continues: !chainBroken && !mustComeFirst.test(text) });
      chainBroken = false;
    } else {
      otherStyles.push(inline);
      chainBroken = true;
    }
  };

  const parser = new Parser({ onopentag: onOpen, onclosetag: onClose });
  parser.end(html);

  const policyAt = charsetAt ?? headAt;
  if (policyAt === undefined) problems.push('there is no head for the policy');
  else if (firstCodeAt < policyAt)
    problems.push('a script, style or link stands before the charset, out of reach of the policy');
  return { policyAt, headStyles, bodyStyles, otherStyles, bodyScripts, scripts, files, problems };
}
