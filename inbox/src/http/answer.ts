import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerPage, type PageLinks, pagePolicy } from './answer-page.ts';

/** Everything the endpoint ever says. */
export type Answer = { readonly status: 202 } | Refusal;

interface Refusal {
  readonly status: 400 | 403 | 413 | 415 | 429 | 503;
  /** One sentence for the visitor. */
  readonly problem: string;
  /** The field of the form that it is about. */
  readonly field?: string | undefined;
  readonly retryAfterSeconds?: number;
}

/** Whether the form was sent without script, so that a person reads the answer. */
export const isForm = (request: FastifyRequest): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');

/** Answers in JSON, or with a page where there is no script to read it. */
export function answer(request: FastifyRequest, reply: FastifyReply, given: Answer, links: PageLinks): FastifyReply {
  const problem = given.status === 202 ? undefined : given.problem;
  reply.code(given.status).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  if (given.status !== 202 && given.retryAfterSeconds) reply.header('retry-after', given.retryAfterSeconds);
  if (isForm(request)) {
    const page = answerPage(problem, links);
    return reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(page);
  }
  const body = given.status === 202 ? { status: 'accepted' } : { problem, field: given.field };
  return reply.type('application/json; charset=utf-8').send(body);
}
