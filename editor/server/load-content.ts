import type { ViteDevServer } from 'vite';

type Content = typeof import('./content.ts');

/** The site's content with its schemas as they are now: what was edited is read anew. */
export async function loadContent(server: ViteDevServer): Promise<Content> {
  const { readEditor, fileVersions, readEntry, editEntry, folderOf, drawPicture } =
    await server.ssrLoadModule('/editor/server/content.ts');
  return { readEditor, fileVersions, readEntry, editEntry, folderOf, drawPicture };
}

/** What is wrong in the files of content as they are now, in words. */
export async function loadMistakes(server: ViteDevServer): Promise<readonly string[]> {
  const { mistakesNow } = await server.ssrLoadModule('/editor/review/mistakes-now.ts');
  return mistakesNow();
}

type Review = typeof import('../review/ReviewPage.tsx') &
  typeof import('../review/changed-pages.ts') &
  typeof import('../review/mistakes-now.ts');

/** The page of what has changed, with what it says of the content as it is now. */
export async function loadReview(server: ViteDevServer): Promise<Review> {
  const { renderReview, renderNoHistory } = await server.ssrLoadModule('/editor/review/ReviewPage.tsx');
  const { changedPages } = await server.ssrLoadModule('/editor/review/changed-pages.ts');
  const { mistakesNow } = await server.ssrLoadModule('/editor/review/mistakes-now.ts');
  return { renderReview, renderNoHistory, changedPages, mistakesNow };
}

type OnPages = typeof import('../review/find-differing-pages.ts') & typeof import('../review/take-pictures.ts');

/** What looks at the pages themselves: apart, since words are seen without a browser. */
export async function loadOnPages(server: ViteDevServer): Promise<OnPages> {
  const { findDifferingPages } = await server.ssrLoadModule('/editor/review/find-differing-pages.ts');
  const { takePictures } = await server.ssrLoadModule('/editor/review/take-pictures.ts');
  return { findDifferingPages, takePictures };
}
