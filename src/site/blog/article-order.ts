/** As much of an article as its place among the others depends on. */
export interface Ordered {
  readonly slug: string;
  readonly date: string;
}

/** Newest first; articles of one day by slug, so that every build agrees. */
export function newestFirst<Article extends Ordered>(articles: readonly Article[]): readonly Article[] {
  return articles.toSorted((a, b) => compare(b.date, a.date) || compare(a.slug, b.slug));
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);

export interface Neighbours<Article> {
  /** The article before this one in time. */
  readonly previous: Article | undefined;
  readonly next: Article | undefined;
  /** Others to read: first those that the text itself links to, then the nearest in time. */
  readonly related: readonly Article[];
}

/** What stands around the article at `index`, of articles ordered newest first. */
export function neighboursOf<Article extends Ordered>(
  articles: readonly Article[],
  index: number,
  linked: readonly string[],
  count = 3,
): Neighbours<Article> {
  const previous = articles[index + 1];
  const next = articles[index - 1];
  const near = Array.from({ length: count }, (_, distance) => [index + distance + 2, index - distance - 2]).flat();
  const candidates = [
    ...linked.map((slug) => articles.find((article) => article.slug === slug)),
    ...near.map((place) => articles[place]),
  ].filter((article) => article !== undefined);
  const others = new Set(candidates.filter((article) => ![articles[index], previous, next].includes(article)));
  return { previous, next, related: [...others].slice(0, count) };
}
