import { brand } from '../brand.ts';
import { articlePath, routes } from '../routes.ts';
import { pagePaths, unlistedPaths } from '../site/addresses.ts';
import { allArticles } from '../site/blog/all-articles.ts';
import { navigation } from '../site/everywhere/navigation.schema.ts';
import { picturesIn, readPageContent, scenesIn } from '../site/page-contents.ts';
import { readContent } from '../site/read-content.ts';

/** What lists of pages and social images need to know of a page or an article. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What the page itself says at the top. */
  readonly headline: string;
  readonly kicker: string;
  /** Its drawings, in the order of its content. */
  readonly scenes: readonly string[];
  /** Its pictures, by their paths. */
  readonly pictures: readonly string[];
  /** The day of publication, and who signs, of an article. */
  readonly published?: { readonly date: string; readonly by: string };
}

function readPage(path: string, label: string): SitePage {
  const content = readPageContent(path);
  return {
    path,
    ...content.meta,
    headline: content.hero?.title ?? content.title ?? content.meta.title,
    kicker: content.hero?.kicker ?? label,
    scenes: scenesIn(content),
    pictures: picturesIn(content),
  };
}

/** All pages that are to be found, home first, and the articles, newest first. */
export function loadSitePages(): {
  readonly pages: readonly SitePage[];
  readonly articles: readonly SitePage[];
} {
  const { footer } = readContent('everywhere/navigation.yaml', navigation);
  const labels = new Map(footer.flatMap(({ links }) => links).map(({ label, to }) => [to, label]));
  const labelOf = (path: string) => labels.get(path) ?? brand.name;
  const articles = allArticles.map(({ slug, title, description, date, author, cover }): SitePage => {
    const path = articlePath(slug);
    const kicker = labelOf(routes.blog);
    return {
      path,
      title,
      description,
      headline: title,
      kicker,
      scenes: scenesIn(cover),
      pictures: picturesIn(cover),
      published: { date, by: author?.name ?? brand.authorLabel },
    };
  });
  const unlisted = unlistedPaths();
  const pages = pagePaths()
    .filter((path) => !unlisted.includes(path))
    .map((path) => readPage(path, labelOf(path)));
  // The list of articles has no drawing of its own; the cover of the newest stands for it.
  const { scenes = [], pictures = [] } = articles[0] ?? {};
  const withCover = (page: SitePage): SitePage => ({
    ...page,
    scenes: [...page.scenes, ...scenes],
    pictures: [...page.pictures, ...pictures],
  });
  return {
    pages: pages.map((page) => (page.path === routes.blog ? withCover(page) : page)),
    articles,
  };
}
