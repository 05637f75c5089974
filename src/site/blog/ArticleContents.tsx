import type { MarkdownHeading } from 'astro';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { blog } from '../everywhere/words.yaml';
import styles from './ArticleContents.module.css';

/** The table of contents: folded on a phone; beside the text it stays in view and marks the section that is being read. */
export function ArticleContents({
  headings,
}: {
  readonly headings: readonly Pick<MarkdownHeading, 'slug' | 'text'>[];
}) {
  if (headings.length === 0) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents" aria-hidden="true">
        {blog.contents}
      </p>
      <details>
        <summary>
          {blog.contents}
          <Icon name="chevron" />
        </summary>
        <ol>
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
