import { brand } from '../../brand.ts';
import { mistakesOf } from '../../lib/mistakes.ts';
import { readContent } from '../read-content.ts';
import { type Author, authors } from './authors.schema.ts';

/** Those who may sign an article; none while their file has mistakes, which are told of the file itself. */
export function knownAuthors(): Readonly<Record<string, Author>> {
  let known: Readonly<Record<string, Author>> = {};
  mistakesOf(() => {
    known = readContent('blog/authors.yaml', authors).authors;
  });
  return known;
}

/** Who signs an article, as its page prints it: the brand where no person does. */
export function bylineOf(author: Author | undefined): string {
  if (author === undefined) return brand.authorLabel;
  return author.role === undefined ? author.name : `${author.name}, ${author.role}`;
}
