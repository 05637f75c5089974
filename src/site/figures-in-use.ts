import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findScene } from '../drawings/scenes.ts';
import { recordStated, type Stated } from '../figures/stated.ts';
import { articlePath, routes } from '../routes.ts';
import { landingPaths, pagePaths } from './addresses.ts';
import { articleSlugs, readArticleFile } from './blog/article-files.ts';
import { readEverywhere } from './content-mistakes.ts';
import { readLandingPage } from './landing/read-landing-page.ts';
import { shownFigures } from './landing/shown-figures.tsx';
import { schema as answers } from './not-found/answers.schema.ts';
import { readPageContent, scenesIn } from './page-contents.ts';
import { readContent } from './read-content.ts';

/** The figures that a page may show, which are claims or what it proves itself, and the owner's facts that it has a place for. */
export interface PageFigures extends Stated {
  readonly path: string;
  readonly worked: readonly string[];
}

export interface FiguresInUse {
  /** What stands on every page. */
  readonly everywhere: Stated;
  readonly pages: readonly PageFigures[];
}

/** Draws every drawing that content names, for the claims that stand in them. */
function draw(content: unknown): void {
  for (const id of scenesIn(content)) renderToStaticMarkup(createElement(findScene(id).scene.Drawing));
}

/** What a content states, its drawings included, while its schema resolves it. */
function statedIn<Content>(read: () => Content) {
  return recordStated(() => {
    const content = read();
    draw(content);
    return content;
  });
}

/** The figures of all pages and articles and of both answers to an unknown address, recorded while their schemas resolve them. */
export function figuresInUse(): FiguresInUse {
  const everywhere = recordStated(readEverywhere);
  const landing = landingPaths().map((path): PageFigures => {
    const { result, ...stated } = recordStated(() => {
      const page = readLandingPage(path);
      return [...page.worked, ...shownFigures(page)];
    });
    return { path, ...stated, worked: result };
  });
  const pages = pagePaths()
    .filter((path) => !landing.some((page) => page.path === path))
    .map((path): PageFigures => {
      const { result, claims, facts } = statedIn(() => readPageContent(path));
      return { path, claims, facts, worked: result.worked ?? [] };
    });
  const missing = statedIn(() => readContent('not-found/answers.yaml', answers));
  const notFound = ['/404', '/post-not-found'].map((path) => ({ path, ...missing, worked: [] }));
  // What the blog says around its articles, and its drawings, stand on them too.
  const around = pages.find(({ path }) => path === routes.blog);
  const articles = articleSlugs.map((slug): PageFigures => {
    const { result, claims, facts } = statedIn(() => readArticleFile(slug));
    return {
      path: articlePath(slug),
      claims: new Set([...claims, ...(around?.claims ?? [])]),
      facts,
      worked: [...result.worked, ...result.carried, ...(around?.worked ?? [])],
    };
  });
  return { everywhere, pages: [...pages, ...landing, ...notFound, ...articles] };
}
