import { brand } from '../brand.ts';
import { isSceneId, type SceneId } from '../illustrations/sprites.ts';
import { loadArticles } from '../lib/load-articles.ts';
import { loadContent } from '../lib/load-content.ts';
import { routes } from '../routes.ts';

/** What lists of pages and social images need to know of a page or an article. */
export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What the page itself says at the top. */
  readonly headline: string;
  readonly kicker: string;
  /** Its drawings, in the order of its content. */
  readonly scenes: readonly SceneId[];
  /** The day of publication, of an article. */
  readonly published?: string;
}

type RouteName = keyof typeof routes;

const routeNames = Object.keys(routes).filter((name): name is RouteName => name in routes);

/** Every scene that content names, at whatever depth. */
function scenesIn(content: unknown): readonly SceneId[] {
  if (typeof content === 'string') return isSceneId(content) ? [content] : [];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(scenesIn) : [];
}

async function loadPage(name: RouteName, label: string): Promise<SitePage> {
  const content = await loadContent(name);
  const top = 'hero' in content ? content.hero : content;
  return {
    path: routes[name],
    ...content.meta,
    headline: 'title' in top ? top.title : content.meta.title,
    kicker: 'kicker' in top ? top.kicker : label,
    scenes: scenesIn(content),
  };
}

/** The pages of the route table in its order, then the articles, newest first. */
export async function loadSitePages(): Promise<{
  readonly pages: readonly SitePage[];
  readonly articles: readonly SitePage[];
}> {
  const { footer } = await loadContent('navigation');
  const labels = new Map(footer.flatMap(({ links }) => links).map(({ label, to }) => [to, label]));
  const labelOf = (path: string) => labels.get(path) ?? brand.name;
  const articles = (await loadArticles()).map(({ slug, title, description, date, cover }): SitePage => {
    const path = `${routes.blog}/${slug}`;
    const kicker = labelOf(routes.blog);
    return { path, title, description, headline: title, kicker, scenes: [cover.scene], published: date };
  });
  const pages = await Promise.all(routeNames.map((name) => loadPage(name, labelOf(routes[name]))));
  // The list of articles has no drawing of its own; the first it shows is the newest article's.
  const covers = articles[0]?.scenes ?? [];
  return {
    pages: pages.map((page) => (page.path === routes.blog ? { ...page, scenes: [...page.scenes, ...covers] } : page)),
    articles,
  };
}
