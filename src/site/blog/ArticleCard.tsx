import { Art } from '../../drawings/Art.tsx';
import { articlePath } from '../../routes.ts';
import { MoreLink } from '../../ui/Button/Button.tsx';
import { blog } from '../everywhere/words.yaml';
import styles from './ArticleCard.module.css';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { Article } from './all-articles.ts';

/** An article in a list. The whole card leads to it, by one link that names it. */
export function ArticleCard({ article }: { readonly article: Article }) {
  const { cover, excerpt, slug, title } = article;
  return (
    <li className={styles.card}>
      {/* The words below say what the cover says; the article itself describes it. */}
      <Art scene={cover.scene} alt="" className={styles.cover} />
      <ArticleFacts article={article} className={styles.facts} />
      <h3>{title}</h3>
      <p>{excerpt}</p>
      <MoreLink href={articlePath(slug)}>
        {blog.readMore}
        <span className="visually-hidden">{`: ${title}`}</span>
      </MoreLink>
    </li>
  );
}
