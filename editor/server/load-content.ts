import type { ViteDevServer } from 'vite';

type Content = typeof import('./content.ts');

/** The site's content with its schemas as they are now: what was edited is read anew. */
export async function loadContent(server: ViteDevServer): Promise<Content> {
  const { readEditor, fileVersions, readEntry, editEntry, siteMistakes, drawPicture } =
    await server.ssrLoadModule('/editor/server/content.ts');
  return { readEditor, fileVersions, readEntry, editEntry, siteMistakes, drawPicture };
}
