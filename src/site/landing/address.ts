import { readdirSync } from 'node:fs';
import { leadPath } from '../../../contracts/lead.ts';

/** One name in an address: words and numbers in lower case, joined by hyphens. */
const wellFormed = /^\/[a-z0-9]+(-[a-z0-9]+)*$/;

/** What is answered by a route of its own, lies in a folder of routes, or is answered by the inbox. */
const takenPaths = (): readonly string[] => [
  leadPath,
  ...readdirSync('src/pages').map((route) => `/${route.replace(/\.astro$/, '')}`),
];

/** Why a page of blocks cannot have an address; nothing where it can. */
export function addressProblem(path: string): string | undefined {
  if (!wellFormed.test(path))
    return `“${path}” cannot be the address of a page: call its folder by lower-case words and numbers with hyphens between them, like spring-offer`;
  return takenPaths().includes(path)
    ? `“${path}” is taken on this site: call the folder of this page otherwise`
    : undefined;
}
