/** The addresses that code names. Those that content names are checked against the files (site/addresses.ts). */
export const routes = {
  home: '/',
  about: '/about',
  'cash-discount': '/cash-discount',
  contact: '/contact',
  blog: '/blog',
  feed: '/rss.xml',
} as const;

/** The address of an article. */
export const articlePath = (slug: string): string => `${routes.blog}/${slug}`;

/** The address of a category of articles, which the specification links but gives no page (section 2). */
export const categoryPath = (slug: string): string => `${routes.blog}/category/${slug}`;
