import { GetStartedButton } from '../../features/lead-capture/GetStartedButton.tsx';
import { formatDay } from '../../lib/dates.ts';
import { articlePath } from '../../routes.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Slip } from '../../ui/Slip/Slip.tsx';
import { blog } from '../everywhere/words.yaml';
import aside from './ArticleAside.module.css';
import { groundOf, SmallCover } from './ArticleCover.tsx';
import styles from './ArticleFoot.module.css';
import type { Article } from './all-articles.ts';
import type { Neighbours } from './article-order.ts';
import type { Page } from './page.schema.ts';

export interface ArticleFootProps extends Neighbours<Article> {
  readonly call: Page['call'];
}

/** The articles before and after this one, others to read, and the call. */
export function ArticleFoot({ previous, next, related, call }: ArticleFootProps) {
  return (
    <div className={`wrap ${styles.foot}`}>
      <nav className={`columns ${styles.turn}`} aria-label={blog.neighbours}>
        {previous && (
          <a href={articlePath(previous.slug)} rel="prev">
            <small className="label">
              <Icon name="back" />
              {` ${blog.previous}`}
            </small>
            {previous.title}
          </a>
        )}
        {next && (
          <a href={articlePath(next.slug)} rel="next">
            <small className="label">
              {`${blog.next} `}
              <Icon name="arrow" />
            </small>
            {next.title}
          </a>
        )}
      </nav>
      {related.length > 0 && (
        <section>
          <h2>{blog.related}</h2>
          <ul className="columns">
            {related.map((article) => (
              <li key={article.slug}>
                <a href={articlePath(article.slug)}>
                  <span className={groundOf(article.cover)}>
                    <SmallCover article={article} />
                  </span>
                  <small className="label">{formatDay(article.date, 'medium')}</small>
                  {article.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={aside.lift}>
        <Slip className={`split ${styles.call}`}>
          <div>
            <h2>{call.title}</h2>
            <p className="lead">{call.text}</p>
          </div>
          <div className="actions">
            <GetStartedButton />
            {call.links.map(({ label, to }) => (
              <MoreLink key={to} href={to}>
                {label}
              </MoreLink>
            ))}
          </div>
        </Slip>
      </div>
    </div>
  );
}
