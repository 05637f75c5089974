import { formatDay } from '../../lib/dates.ts';
import { fill } from '../../lib/fill.ts';
import { articlePath, routes } from '../../routes.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import { blog } from '../everywhere/words.yaml';
import grounds from './ArticleCover.module.css';
import { ArticleCover } from './ArticleCover.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { Article } from './all-articles.ts';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

export interface HeroProps extends Readonly<Pick<Page, 'kicker' | 'title' | 'intro' | 'facts' | 'featured'>> {
  readonly newest: Article;
  /** How many articles there are. */
  readonly count: number;
}

/** What the blog is for, and its newest article on a band as deep as the night. */
export function Hero({ kicker, title, intro, facts, featured, newest, count }: HeroProps) {
  return (
    <div>
      <div className={`wrap split ${styles.opening}`}>
        <h1>
          <Kicker>{kicker}</Kicker>
          {` ${title}`}
        </h1>
        <div>
          <p>{intro}</p>
          <p className={`mono ${styles.line}`}>
            <span>{fill(facts.count, { count })}</span>
            <span>{fill(facts.newest, { date: formatDay(newest.date) })}</span>
            <a href={routes.feed}>{facts.feed}</a>
          </p>
        </div>
      </div>
      <article className={grounds.night}>
        <div className={`wrap ${styles.featured}`}>
          <div className={styles.words}>
            <p className="mono">{featured}</p>
            <h2>{newest.title}</h2>
            <p>{newest.excerpt}</p>
            <ArticleFacts article={newest} />
            <MoreLink href={articlePath(newest.slug)}>
              {blog.readMore}
              <span className="visually-hidden">{`: ${newest.title}`}</span>
            </MoreLink>
          </div>
          <ArticleCover article={newest} alt={newest.cover.alt} />
        </div>
      </article>
    </div>
  );
}
