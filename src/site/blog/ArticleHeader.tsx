import { HeroEnd } from '../../features/hero/HeroEnd.tsx';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { formatDay } from '../../lib/dates.ts';
import { fill } from '../../lib/fill.ts';
import { routes } from '../../routes.ts';
import { BackLink } from '../../ui/Button/Button.tsx';
import { blog } from '../everywhere/words.yaml';
import { ArticleCover, groundOf } from './ArticleCover.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import styles from './ArticleHeader.module.css';
import type { Article } from './all-articles.ts';

/** Title and cover on a band in the cover's colour, then one line with the facts and the share button. */
export function ArticleHeader({ article }: { readonly article: Article }) {
  const { updated } = article;
  return (
    <header>
      <div className={groundOf(article.cover)}>
        <div className={`wrap ${styles.band}`}>
          <BackLink href={routes.blog}>{blog.back}</BackLink>
          <h1 id="title">{article.title}</h1>
          <ArticleCover article={article} alt={article.cover.alt} />
        </div>
      </div>
      <div className={`wrap fine ${styles.facts}`}>
        <ArticleFacts article={article}>
          {updated && (
            <a href="#since">
              <time dateTime={updated}>{fill(blog.updated, { date: formatDay(updated, 'medium') })}</time>
            </a>
          )}
        </ArticleFacts>
        <ShareButton />
      </div>
      <HeroEnd />
    </header>
  );
}
