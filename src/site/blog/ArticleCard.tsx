import { articlePath } from '../../routes.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { blog } from '../everywhere/words.yaml';
import styles from './ArticleCard.module.css';
import { ArticleCover, groundOf, hasMotif, SmallCover } from './ArticleCover.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { Article } from './all-articles.ts';

export interface ArticleCardProps {
  readonly article: Article;
  /** Whether a phone shows it small, with the motif of its cover where that has one. */
  readonly small: boolean;
}

/** An article in a list. The whole card leads to it, by one link that names it. */
export function ArticleCard({ article, small }: ArticleCardProps) {
  const { cover, excerpt, slug, title } = article;
  return (
    <li className={styles.card}>
      <ArticleFacts article={article} className={styles.facts} />
      {/* The words beside it say what the cover says; the article itself describes it. */}
      <div className={`${styles.cover} ${groundOf(cover)}`}>
        <ArticleCover article={article} />
        {small && hasMotif(article) && <SmallCover article={article} />}
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{excerpt}</p>
        <MoreLink href={articlePath(slug)}>
          {blog.readMore}
          <span className="visually-hidden">{`: ${title}`}</span>
        </MoreLink>
      </div>
    </li>
  );
}
