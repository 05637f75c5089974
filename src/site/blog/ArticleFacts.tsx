import type { ReactNode } from 'react';
import { formatDay } from '../../lib/dates.ts';
import { fill } from '../../lib/fill.ts';
import { noBreakSpace } from '../../lib/typography.ts';
import { blog } from '../everywhere/words.yaml';
import type { Article } from './all-articles.ts';
import { bylineOf } from './authors.ts';

/** Spaces that keep to the fact before them, and one to break at: unlike a dot, nothing of them is seen there. */
const apart = `${noBreakSpace}${noBreakSpace} `;

export interface ArticleFactsProps {
  readonly article: Article;
  readonly className?: string | undefined;
  /** What else is said there. */
  readonly children?: ReactNode;
}

/** Day, time to read and author, in one line. */
export function ArticleFacts({ article: { author, date, minutes }, className, children }: ArticleFactsProps) {
  return (
    <p className={['mono', className].filter(Boolean).join(' ')}>
      <time dateTime={date}>{formatDay(date, 'medium')}</time>
      <span>{`${apart}${fill(blog.readingTime, { minutes }).replaceAll(' ', noBreakSpace)}`}</span>
      {`${apart}${bylineOf(author)}`}
      {children && apart}
      {children}
    </p>
  );
}
