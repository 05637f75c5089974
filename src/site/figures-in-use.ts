import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findScene } from '../drawings/sprites.ts';
import type { ClaimId } from '../figures/ledger.ts';
import { recordClaims } from '../figures/stated.ts';
import { articlePath, routes } from '../routes.ts';
import { pagePaths } from './addresses.ts';
import { articleSlugs, readArticleFile } from './blog/article-files.ts';
import { navigation } from './everywhere/navigation.schema.ts';
import { partners } from './everywhere/partners.schema.ts';
import { words } from './everywhere/words.schema.ts';
import { schema as answers } from './not-found/answers.schema.ts';
import { readPageContent, scenesIn } from './page-contents.ts';
import { readContent } from './read-content.ts';

/** The figures that a page may show: the claims that it states, and what it proves itself. */
export interface PageFigures {
  readonly path: string;
  readonly claims: ReadonlySet<ClaimId>;
  readonly worked: readonly string[];
}

export interface FiguresInUse {
  /** The claims of what stands on every page. */
  readonly everywhere: ReadonlySet<ClaimId>;
  readonly pages: readonly PageFigures[];
}

/** Draws every drawing that content names, for the claims that stand in them. */
function draw(content: unknown): void {
  for (const id of scenesIn(content)) renderToStaticMarkup(createElement(findScene(id).scene.Drawing));
}

/** The claims of a content, its drawings included, while its schema resolves it. */
function claimsIn<Content>(read: () => Content) {
  return recordClaims(() => {
    const content = read();
    draw(content);
    return content;
  });
}

/** The figures of all pages and articles and of both answers to an unknown address, recorded while their schemas resolve them. */
export function figuresInUse(): FiguresInUse {
  const everywhere = recordClaims(() => {
    readContent('everywhere/navigation.yaml', navigation);
    readContent('everywhere/partners.yaml', partners);
    readContent('everywhere/words.yaml', words);
  }).claims;
  const pages = pagePaths().map((path): PageFigures => {
    const { result, claims } = claimsIn(() => readPageContent(path));
    return { path, claims, worked: result.worked ?? [] };
  });
  const missing = claimsIn(() => readContent('not-found/answers.yaml', answers));
  const notFound = ['/404', '/post-not-found'].map((path) => ({ path, claims: missing.claims, worked: [] }));
  // What the blog says around its articles, and its drawings, stand on them too.
  const around = pages.find(({ path }) => path === routes.blog);
  const articles = articleSlugs.map((slug): PageFigures => {
    const { result, claims } = claimsIn(() => readArticleFile(slug));
    return {
      path: articlePath(slug),
      claims: new Set([...claims, ...(around?.claims ?? [])]),
      worked: [...result.worked, ...result.carried, ...(around?.worked ?? [])],
    };
  });
  return { everywhere, pages: [...pages, ...notFound, ...articles] };
}
