import { Fragment, type ReactNode } from 'react';
import { Notes } from '../../ui/Notes/Notes.tsx';
import { ArticleContents } from './ArticleContents.tsx';
import { ArticleFoot } from './ArticleFoot.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import styles from './ArticlePage.module.css';
import type { Neighbours } from './article-order.ts';
import type { ToolName } from './article-vocabulary.ts';
import type { Article } from './load-articles.ts';
import { type ArticleText, notesId } from './read-article.ts';

export interface ArticlePageProps {
  readonly article: Article;
  readonly text: ArticleText;
  readonly neighbours: Neighbours<Article>;
  /** The tools of the text, which the route mounts; nothing where a text has none. */
  readonly statementCheck?: ReactNode;
  readonly savingsCalculator?: ReactNode;
}

/** An article from its title to its neighbours. */
export function ArticlePage({
  article,
  text: { parts, headings, notes },
  neighbours,
  statementCheck,
  savingsCalculator,
}: ArticlePageProps) {
  const tools: Readonly<Record<ToolName, ReactNode>> = {
    StatementCheck: statementCheck,
    SavingsCalculator: savingsCalculator,
  };
  return (
    <>
      <article className={`wrap ${styles.article}`}>
        <ArticleHeader article={article} />
        <ArticleContents headings={headings} />
        <div className={styles.text}>
          {parts.map((part) => {
            if (typeof part === 'string') return <div key={part}>{tools[part]}</div>;
            return <Fragment key={part.id}>{part.text}</Fragment>;
          })}
          {notes.length > 0 && (
            <footer className={styles.notes}>
              <Notes id={notesId} notes={notes} />
            </footer>
          )}
        </div>
      </article>
      <ArticleFoot {...neighbours} />
    </>
  );
}
