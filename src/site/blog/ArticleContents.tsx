import type { MarkdownHeading } from 'astro';
import { blog } from '../everywhere/words.yaml';
import styles from './ArticleContents.module.css';

/** The table of contents; it stays in view beside the text where there is room. */
export function ArticleContents({ headings }: { readonly headings: readonly MarkdownHeading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents">{blog.contents}</p>
      <ol>
        {headings.map(({ slug, text }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
