import { defineMiddleware } from 'astro:middleware';
import { refuseMistakes } from './site/content-mistakes.ts';

/** Shows no page, built or while it is edited, until every file of content is right. */
export const onRequest = defineMiddleware((_context, next) => {
  refuseMistakes();
  return next();
});
