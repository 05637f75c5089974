import styles from './ArticleContents.module.css';
import type { Heading } from './read-article.ts';

/** The table of contents; it stays in view beside the text where there is room. */
export function ArticleContents({ headings }: { readonly headings: readonly Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents">In this article</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
