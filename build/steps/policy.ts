import { createHash } from 'node:crypto';
import type { LeadEndpoint } from '../../contracts/lead-endpoint.ts';
import { policyFor } from '../hosts/security-headers.ts';
import { elementsOf, insert, type Page, type PageElement } from '../page.ts';

/** JSON-LD and its like: never run, so they need no hash. Speculation rules and import maps do need one. */
const dataBlock = /^application\/(?:.+\+)?json$/i;

/**
 * Gives a page the policy that allows exactly its own scripts and styles: as a meta element first in its head, and as a
 * header. Belongs last, since it counts for the text as it is then.
 */
export function addPolicy(page: Page, leads: LeadEndpoint | undefined): Page {
  const elements = elementsOf(page.html);
  const hashes = {
    scriptHashes: hashesOf(elements.filter(isInlineCode)),
    styleHashes: hashesOf(elements.filter(({ name }) => name === 'style')),
  };
  const meta = `<meta http-equiv="content-security-policy" content="${policyFor(hashes, { delivery: 'meta', leads })}">`;
  const charset = elements.find(isCharset);
  return {
    ...page,
    html: insert(page.html, charset ? [{ at: charset.end, text: meta }] : []),
    policy: policyFor(hashes, { leads }),
    problems: [...page.problems, ...problemsOf(page.html, elements, charset)],
  };
}

const isCharset = ({ name, attributes }: PageElement): boolean => name === 'meta' && 'charset' in attributes;

const isInlineCode = ({ name, attributes }: PageElement): boolean =>
  name === 'script' && !('src' in attributes) && !dataBlock.test(attributes['type']?.trim() ?? '');

/** Hashes of what a browser sees, which has no carriage returns. */
function hashesOf(elements: readonly PageElement[]): readonly string[] {
  const texts = new Set(elements.map(({ text }) => text.replace(/\r\n?/g, '\n')).filter((text) => text !== ''));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** What no exact policy can allow, or would come too late for. */
function problemsOf(
  html: string,
  elements: readonly PageElement[],
  charset: PageElement | undefined,
): readonly string[] {
  const attributes = elements.flatMap(({ attributes: names, start }) =>
    Object.keys(names)
      .filter((name) => name === 'style' || name.startsWith('on'))
      .map((name) => `${name}="…" in ${html.slice(start, start + 160)}`),
  );
  const policies = elements.filter(
    ({ attributes: { 'http-equiv': header } }) => header?.toLowerCase() === 'content-security-policy',
  );
  const early = elements.filter(
    ({ name, start }) => /^(?:script|style|link)$/.test(name) && charset && start < charset.start,
  );
  return [
    ...attributes,
    ...policies.map(() => 'a policy is already there'),
    ...(charset ? [] : ['there is no charset for the policy to stand behind']),
    ...early.map(({ name }) => `a ${name} stands before the charset, out of reach of the policy`),
  ];
}
