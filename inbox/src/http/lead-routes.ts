import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { leadPath } from '../../../contracts/lead.ts';
import { parseSubmission } from '../../../contracts/lead-submission.ts';
import { codeOf, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { suspicionOf } from '../suspicion.ts';
import { type Answer, answer, isForm } from './answer.ts';
import { readForm, readJson, UnreadableBody } from './body.ts';
import { isOfHost, isOwnOrigin } from './origin.ts';
import { createRefusalTally } from './refusal-tally.ts';
import { createVisitorLimit } from './visitor-limit.ts';

/** The longest lead in the most wasteful encoding fits. In bytes. */
const largestBody = 32 * 1024;

export interface LeadRoutesOptions {
  readonly settings: Settings;
  readonly store: Pick<Store, 'add'>;
  readonly metrics: Pick<Metrics, 'request' | 'stored'>;
  readonly log: Log;
}

/** `POST /leads`: answers 202 only when the lead is on disk. */
export const leadRoutes: FastifyPluginAsync<LeadRoutesOptions> = async (app, { settings, store, metrics, log }) => {
  const saving = new Set<Promise<unknown>>();
  const limited = createRefusalTally(log, 'too many leads from one address');
  const secondsToWait = await createVisitorLimit(app, settings, log);
  const isOwn = ({ headers }: FastifyRequest): boolean => isOwnOrigin(headers.origin, headers.host, settings);
  const respond = (request: FastifyRequest, reply: FastifyReply, given: Answer): FastifyReply =>
    answer(request, reply, given, {
      site: isOwn(request) ? request.headers.origin : undefined,
      privacyNotice: settings.privacyNoticeUrl,
    });

  app.removeAllContentTypeParsers();
  const accept = (type: string, read: (body: Buffer) => unknown) =>
    app.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, async (_request: FastifyRequest, body: Buffer) =>
      read(body),
    );
  accept('application/json', readJson);
  accept('application/x-www-form-urlencoded', (body) => readForm(body, Date.now()));

  let hasWarned = false;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    if (!isOwn(request)) {
      if (!hasWarned && isOfHost(request.headers.origin, request.headers.host)) {
        hasWarned = true;
        log('warn', 'a form under an unknown name', { problem: 'if the name is yours, set LEADS_ORIGINS' });
      }
      metrics.request('refused');
      return respond(request, reply, { status: 403, problem: 'The form was not sent from this website.' });
    }
    if (settings.allowedOrigins.length > 0) {
      reply.headers({
        'access-control-allow-origin': request.headers.origin,
        'access-control-expose-headers': 'Retry-After',
      });
    }
    if (request.method !== 'POST') return undefined;
    const retryAfterSeconds = await secondsToWait(request);
    if (retryAfterSeconds === undefined) return undefined;
    metrics.request('limited');
    limited.count();
    return respond(request, reply, {
      status: 429,
      problem: 'Too many forms were sent from your network. Please try again in a minute.',
      retryAfterSeconds,
    });
  });

  // A question is answered without waiting for what is sent along with it.
  app.addHttpMethod('OPTIONS', { hasBody: false, overrideExisting: true });
  // The one that browsers ask before a page of another origin posts JSON (Fetch, 4.10).
  app.options(leadPath, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'Content-Type',
        'access-control-max-age': 86_400,
      })
      .send(),
  );

  app.post(leadPath, { bodyLimit: largestBody }, async (request, reply) => {
    const parsed = parseSubmission(request.body);
    if (!parsed.ok) {
      metrics.request('refused');
      return respond(request, reply, { status: 400, problem: parsed.problem, field: parsed.field });
    }
    const { key, website: _website, openedAt: _openedAt, ...lead } = parsed.submission;
    const receivedAt = Date.now();
    const suspicion = suspicionOf(parsed.submission, !isForm(request), settings.minimumMilliseconds);
    const id = randomUUID();
    const stored = store.add({ id, key, receivedAt, lead, suspicion });
    saving.add(stored);
    try {
      const result = await stored;
      metrics.stored((Date.now() - receivedAt) / 1000);
      metrics.request(result);
      log('info', 'lead received', {
        ...(result === 'known' ? {} : { lead: id }),
        state: result,
        milliseconds: Date.now() - receivedAt,
      });
    } finally {
      saving.delete(stored);
    }
    return respond(request, reply, { status: 202 });
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) {
      metrics.request('refused');
      return respond(request, reply, refusalOf(error, statusCode));
    }
    metrics.request('failed');
    log('error', 'lead not stored', { problem: codeOf(error) });
    const problem = 'We cannot take your details at the moment. Please try again in a few seconds.';
    return respond(request, reply, { status: 503, problem, retryAfterSeconds: 5 });
  });

  // Who waits for an answer gets it, though the connections are cut right after.
  app.addHook('preClose', async () => {
    await Promise.allSettled(saving);
    await setImmediate();
    limited.tell();
  });
};

function refusalOf(error: Error, statusCode: number): Answer {
  if (error instanceof UnreadableBody) return { status: 400, problem: error.message };
  if (statusCode === 413) return { status: 413, problem: 'The form holds more than can be sent.' };
  if (statusCode === 415) return { status: 415, problem: 'A lead is sent as JSON or as a form.' };
  return { status: 400, problem: 'The request cannot be read.' };
}
