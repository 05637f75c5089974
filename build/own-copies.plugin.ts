import type { Plugin } from 'vite';

/**
 * Copies what the page's own script takes from src/lib into it. Shared with the islands it would be a file more, and a
 * request more at load.
 */
export const ownCopies: Plugin = {
  name: 'own-copies',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (
      !/\/lib\//.test(source) ||
      !/\/shell\/browser\/[^/]+\.ts$|\/lead-delivery\/[^/]+\.client\.ts$/.test(importer ?? '')
    )
      return null;
    const module = await this.resolve(source, importer, { ...options, skipSelf: true });
    return module && `${module.id}?at-load`;
  },
};
