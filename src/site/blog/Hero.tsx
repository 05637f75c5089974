import { Art } from '../../drawings/Art.tsx';
import { formatDay } from '../../lib/dates.ts';
import { articlePath, routes } from '../../routes.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Kicker } from '../../ui/Section/Section.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { Article } from './all-articles.ts';
import styles from './Hero.module.css';
import type { Page } from './page.schema.ts';

export interface HeroProps extends Readonly<Pick<Page, 'title' | 'intro' | 'featured'>> {
  readonly newest: Article;
  /** How many articles there are. */
  readonly count: number;
}

/** What the blog is for, and its newest article set large. */
export function Hero({ title, intro, featured, newest, count }: HeroProps) {
  return (
    <div className={`wrap ${styles.hero}`}>
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <p className={`mono ${styles.line}`}>
        <span>{`${count} articles`}</span>
        <span>{`Newest ${formatDay(newest.date)}`}</span>
        <a href={routes.feed}>RSS feed</a>
      </p>
      <article className={styles.featured}>
        <Art {...newest.cover} className={styles.cover} />
        <div className={styles.words}>
          <Kicker>{featured}</Kicker>
          <h2>{newest.title}</h2>
          <ArticleFacts article={newest} className={styles.facts} />
          <p>{newest.excerpt}</p>
          <ButtonLink href={articlePath(newest.slug)}>
            Read More
            <span className="visually-hidden">{`: ${newest.title}`}</span>
          </ButtonLink>
        </div>
      </article>
    </div>
  );
}
