import type { z } from 'astro/zod';
import { isSceneId } from '../drawings/scenes.ts';
import { isPicture } from '../pictures/pictures.ts';
import { routes } from '../routes.ts';
import { readLandingPage } from './landing/read-landing-page.ts';
import { readContent } from './read-content.ts';

/** As much of a page's content as every page has, or may have. */
export interface PageContent {
  readonly meta: { readonly title: string; readonly description: string };
  readonly title?: string;
  readonly hero?: { readonly title?: string; readonly kicker?: string };
  /** The % and $ figures that are not claims, each proven. */
  readonly worked?: readonly string[];
}

const schemas = import.meta.glob<z.ZodType<PageContent>>('./*/page.schema.ts', { import: 'schema', eager: true });

/** The name of a page's folder. */
export const folderOf = (path: string): string => (path === routes.home ? 'home' : path.slice(1));

/** What a page says, whichever it is. */
export function readPageContent(path: string): PageContent {
  const folder = folderOf(path);
  const schema = schemas[`./${folder}/page.schema.ts`];
  return schema ? readContent(`${folder}/page.yaml`, schema) : readLandingPage(path);
}

/** Every scene that content names, at whatever depth. */
export const scenesIn = (content: unknown): readonly string[] => textsIn(content).filter(isSceneId);

/** Every picture that content names, by its path. */
export const picturesIn = (content: unknown): readonly string[] => textsIn(content).filter(isPicture);

function textsIn(content: unknown): readonly string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsIn) : [];
}
