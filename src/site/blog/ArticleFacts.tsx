import { brand } from '../../brand.ts';
import { formatDay } from '../../lib/dates.ts';
import { fill } from '../../lib/fill.ts';
import { blog } from '../everywhere/words.yaml';
import type { Article } from './all-articles.ts';

/** A wide space before a common one: unlike a dot, nothing of it is seen where the line breaks. */
const apart = '\u2003 ';

export interface ArticleFactsProps {
  readonly article: Article;
  readonly className?: string | undefined;
}

/** Day, time to read and author, in one line. */
export function ArticleFacts({ article: { date, minutes }, className = '' }: ArticleFactsProps) {
  return (
    <p className={`mono ${className}`}>
      <time dateTime={date}>{formatDay(date, 'medium')}</time>
      {[fill(blog.readingTime, { minutes }), brand.authorLabel].map((fact) => `${apart}${fact}`)}
    </p>
  );
}
