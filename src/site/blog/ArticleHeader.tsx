import { Art } from '../../drawings/Art.tsx';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { routes } from '../../routes.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { blog } from '../everywhere/words.yaml';
import { ArticleFacts } from './ArticleFacts.tsx';
import styles from './ArticleHeader.module.css';
import type { Article } from './all-articles.ts';

/** Title, facts and cover, between the way back and the share button. */
export function ArticleHeader({ article }: { readonly article: Article }) {
  return (
    <header className={styles.header}>
      <a className={styles.back} href={routes.blog}>
        <Icon name="back" />
        {blog.back}
      </a>
      <h1>{article.title}</h1>
      <Art {...article.cover} className={styles.cover} />
      <div className={`fine ${styles.facts}`}>
        <ArticleFacts article={article} />
        <ShareButton />
      </div>
    </header>
  );
}
