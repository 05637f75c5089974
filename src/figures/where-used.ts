import { type ClaimId, isClaimId } from './ledger.ts';

/** A text of `src/content`. */
export interface ContentFile {
  /** Path below `src/content`: "pages/home.yaml". */
  readonly path: string;
  readonly text: string;
}

/** The pages each claim stands on, from the texts of the content; `routes` maps page names to paths. */
export function whereUsed(
  files: readonly ContentFile[],
  routes: Readonly<Record<string, string>>,
): Map<ClaimId, string[]> {
  const used = new Map<ClaimId, string[]>();
  for (const { path, text } of files) {
    const page = pageOf(path, routes);
    const named = path.endsWith('.mdx') ? namedInMdx(text) : namedInYaml(text);
    for (const id of new Set(named.filter(isClaimId))) {
      const pages = used.get(id) ?? [];
      if (!pages.includes(page)) used.set(id, [...pages, page]);
    }
  }
  return used;
}

/** `pages/<name>.yaml` stands on its route, an article below /blog, and shared content on several pages. */
function pageOf(path: string, routes: Readonly<Record<string, string>>): string {
  const [, folder, name = path] = /^(pages|blog)\/([^/]+)\.\w+$/.exec(path) ?? [];
  if (folder === 'blog') return `/blog/${name}`;
  if (folder === 'pages') return routes[name] ?? path;
  return path.startsWith('shared/') ? 'shared' : path;
}

function namedInMdx(text: string): string[] {
  return captured(text, /<Claim\b[^>]*?\bid=["']([^"']+)["']/g);
}

// Besides tokens, any value or list item that is nothing but an id counts: the schemas decide which fields take one.
function namedInYaml(source: string): string[] {
  const text = source.replace(/^\s*#.*$/gm, '');
  return [
    ...captured(text, /\{([^{}]+)\}/g),
    ...captured(text, /(?:[:-]\s+|[,[]\s*)["']?([\w-]+\.[\w-]+)["']?(?=\s*(?:[,\]}#]|$))/gm),
  ];
}

/** What the first group of a global pattern caught, match by match. */
function captured(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group = '']) => group);
}
