import { brand } from '../brand.ts';

/** The absolute address of a path of this site, as canonical links and shared links have it. */
export function absolute(path: string): string {
  return new URL(path, brand.url).href;
}

/** The path of the social image of a page. */
export function socialImagePath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}
