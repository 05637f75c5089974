import { defineMiddleware } from 'astro:middleware';
import { Mistakes } from '../src/lib/mistakes.ts';
import { mistakesPage } from './dev-mistakes-page.tsx';

let lastSaid = '';

/**
 * Answers with the mistakes for which a page was refused. Astro would tell them over a socket, to whoever listens a moment
 * after its answer, which a page that is still loading does not.
 */
export const onRequest = defineMiddleware(async (_context, next) => {
  try {
    return await next();
  } catch (error) {
    if (!(error instanceof Mistakes)) throw error;
    if (error.message !== lastSaid) console.error(error.message);
    lastSaid = error.message;
    return new Response(mistakesPage(error.all), {
      status: 500,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }
});
