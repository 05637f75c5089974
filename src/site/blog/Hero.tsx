import { Art } from '../../drawings/Art.tsx';
import { formatDay } from '../../lib/dates.ts';
import { fill } from '../../lib/fill.ts';
import { articlePath, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import { blog } from '../everywhere/words.yaml';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { Article } from './all-articles.ts';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

export interface HeroProps extends Readonly<Pick<Page, 'title' | 'intro' | 'facts' | 'featured'>> {
  readonly newest: Article;
  /** How many articles there are. */
  readonly count: number;
}

/** What the blog is for, and its newest article set large. */
export function Hero({ title, intro, facts, featured, newest, count }: HeroProps) {
  return (
    <div className={`wrap split ${styles.hero}`}>
      <h1>{title}</h1>
      <p>{intro}</p>
      <p className={`mono ${styles.line}`}>
        <span>{fill(facts.count, { count })}</span>
        <span>{fill(facts.newest, { date: formatDay(newest.date) })}</span>
        <a href={routes.feed}>{facts.feed}</a>
      </p>
      <article className={styles.featured}>
        <Art {...newest.cover} className={styles.cover} />
        <div className={styles.words}>
          <Kicker>{featured}</Kicker>
          <h2>{newest.title}</h2>
          <ArticleFacts article={newest} className="fine" />
          <p>{newest.excerpt}</p>
          <ButtonLink href={articlePath(newest.slug)}>
            {blog.readMore}
            <span className="visually-hidden">{`: ${newest.title}`}</span>
          </ButtonLink>
        </div>
      </article>
    </div>
  );
}
