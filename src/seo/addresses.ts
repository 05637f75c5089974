import { brand } from '../brand.ts';
import { articlePath, routes } from '../routes.ts';

/** The absolute address of a path of this site, as canonical links and shared links have it. */
export function absolute(path: string): string {
  return new URL(path, brand.url).href;
}

/** The path of the social image of a page. */
export function socialImagePath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}

/**
 * How many of the newest articles have a social image of their own. An image takes the build a tenth of a second, so
 * older articles show the blog's: thousands of articles are not to take minutes.
 */
export const picturedArticles = 12;

/** The path of the social image of an article, given its place among all of them, newest first from 0. */
export function articleImagePath(slug: string, place: number): string {
  return socialImagePath(place < picturedArticles ? articlePath(slug) : routes.blog);
}
