import { ShareButton } from '../../features/share/ShareButton.tsx';
import { Art } from '../../illustrations/Art.tsx';
import type { Article } from '../../lib/load-articles.ts';
import { routes } from '../../routes.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { ArticleFacts } from './ArticleFacts.tsx';
import styles from './ArticleHeader.module.css';

/** Title, facts and cover, between the way back and the share button. */
export function ArticleHeader({ article }: { readonly article: Article }) {
  return (
    <header className={styles.header}>
      <a className={styles.back} href={routes.blog}>
        <Icon name="back" />
        Back to Blog
      </a>
      <h1>{article.title}</h1>
      <Art {...article.cover} className={styles.cover} />
      <div className={styles.facts}>
        <ArticleFacts article={article} />
        <ShareButton />
      </div>
    </header>
  );
}
