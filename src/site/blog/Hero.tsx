import { Art } from '../../drawings/Art.tsx';
import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import { PageTitle } from '../../features/hero/PageTitle.tsx';
import { formatDay, formatKnown } from '../../lib/dates.ts';
import { fill } from '../../lib/fill.ts';
import { articlePath, routes } from '../../routes.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { blog } from '../everywhere/words.yaml';
import { groundOf } from './ArticleCover.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { Article } from './all-articles.ts';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';
import { Recent } from './Recent.tsx';

export interface HeroProps
  extends Readonly<Pick<Page, 'kicker' | 'title' | 'intro' | 'checked' | 'facts' | 'featured' | 'recent'>> {
  /** Newest first. */
  readonly articles: readonly [newest: Article, ...others: Article[]];
}

/** What the blog is for; then, on a band of its cover's colour, the article to start with, and beside it the newest others. */
export function Hero({ kicker, title, intro, checked, facts, featured, recent, articles }: HeroProps) {
  const first = articles.find(({ slug }) => slug === featured.article);
  if (first === undefined) throw new Error(`blog/page.yaml: no article is named "${featured.article}"`);
  const months = articles.map(({ date }) => formatKnown(date.slice(0, 'yyyy-mm'.length)));
  // Held against what has happened since on different days, they are all known to the first of these.
  const [heldOn] = articles.flatMap(({ updated }) => updated ?? []).toSorted();
  return (
    <div>
      <div className={`wrap split ${styles.opening}`}>
        <PageTitle kicker={kicker} title={title} />
        <div>
          <p className={`lead ${styles.lead}`}>
            {heldOn ? `${intro} ${fill(checked, { date: formatDay(heldOn) })}` : intro}
          </p>
          <p className={`mono ${styles.line}`}>
            <span>{fill(facts.count, { count: articles.length })}</span>
            <span>{fill(facts.written, { first: months.at(-1) ?? '', last: months[0] ?? '' })}</span>
            <a href={routes.feed}>{facts.feed}</a>
          </p>
        </div>
      </div>
      <div className={groundOf(featured.art)}>
        <div className={`wrap ${styles.band}`}>
          <article className={styles.featured}>
            <Art {...featured.art} />
            <div className={styles.words}>
              <p className="mono">{featured.label}</p>
              <h2>{first.title}</h2>
              <p>{first.excerpt}</p>
              <ArticleFacts article={first} />
              <MoreLink href={articlePath(first.slug)}>
                {blog.readMore}
                <span className="visually-hidden">{`: ${first.title}`}</span>
              </MoreLink>
            </div>
          </article>
          <Recent title={recent} articles={articles.filter((article) => article !== first)} />
        </div>
      </div>
      <HeroEnd />
    </div>
  );
}
