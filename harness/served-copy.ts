import { test } from '@playwright/test';
import { copyRepository, type RepositoryCopy } from './repository-copy.ts';
import { type DevServer, serveDev } from './serve-dev.ts';

/** A copy of the repository, and where it is served while it is edited: there once the tests of a file begin. */
export interface ServedCopy {
  readonly site: RepositoryCopy;
  /** Its origin, without a trailing slash. */
  readonly url: string;
}

/** Has a copy of the repository for the tests of a file, prepared, and served by `astro dev` with these arguments as well. */
export function servedCopy(prepare: (site: RepositoryCopy) => void, ...args: readonly string[]): ServedCopy {
  let site: RepositoryCopy;
  let dev: DevServer;
  test.beforeAll(async () => {
    site = copyRepository();
    prepare(site);
    dev = await serveDev(site.root, ...args);
  });
  test.afterAll(() => {
    dev.stop();
    site.remove();
  });
  return {
    get site() {
      return site;
    },
    get url() {
      return dev.url;
    },
  };
}
