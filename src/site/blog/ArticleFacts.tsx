import { brand } from '../../brand.ts';
import { formatDay } from '../../lib/dates.ts';
import { fill } from '../../lib/fill.ts';
import { blog } from '../everywhere/words.yaml';
import styles from './ArticleFacts.module.css';
import type { Article } from './all-articles.ts';

export interface ArticleFactsProps {
  readonly article: Article;
  readonly className?: string | undefined;
}

/** Day, time to read and author, in one line. */
export function ArticleFacts({ article: { date, minutes }, className = '' }: ArticleFactsProps) {
  return (
    <p className={`mono ${styles.facts} ${className}`}>
      <time dateTime={date}>{formatDay(date, 'medium')}</time>
      <span>{fill(blog.readingTime, { minutes })}</span>
      <span>{brand.authorLabel}</span>
    </p>
  );
}
