import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { formatDay } from '../../lib/dates.ts';
import { fill } from '../../lib/fill.ts';
import { blog } from '../everywhere/words.yaml';
import type { Article } from './all-articles.ts';

export interface ArticleFactsProps {
  readonly article: Article;
  readonly className?: string | undefined;
  /** What else is said there. */
  readonly children?: ReactNode;
}

/** Day, time to read and author, in one line. */
export function ArticleFacts({ article: { date, minutes }, className = '', children }: ArticleFactsProps) {
  return (
    <p className={`mono ${className}`}>
      <time dateTime={date}>{formatDay(date, 'medium')}</time>
      {` · ${fill(blog.readingTime, { minutes })} · ${brand.authorLabel}`}
      {children}
    </p>
  );
}
