import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { clientAddress } from './client-address.ts';

const minute = 60_000;

/** Counts a visitor's request, and answers for how many seconds to refuse it, undefined if it may pass. */
export type VisitorLimit = (request: FastifyRequest) => Promise<number | undefined>;

/** A limit by address, counted in the memory of this process. */
export async function createVisitorLimit(
  app: FastifyInstance,
  { leadsPerMinute, trustedProxies }: Pick<Settings, 'leadsPerMinute' | 'trustedProxies'>,
  log: Log,
): Promise<VisitorLimit> {
  const warned = new Set<string>();
  const warnOnce = (event: string, problem: string): void => {
    if (!warned.has(event)) log('warn', event, { problem });
    warned.add(event);
  };
  // The library waits for the end of a minute that began on a clock which was ahead; so once it is put back, all are counted anew.
  let [lastSeen, setBack] = [0, 0];
  const timesSetBack = (): number => {
    const now = Date.now();
    if (now < lastSeen) setBack += 1;
    lastSeen = now;
    return setBack;
  };
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max: leadsPerMinute,
    timeWindow: minute,
    keyGenerator: ({ socket, headers }) => {
      // Several headers of one name are one list (RFC 9110, 5.3).
      const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join();
      if (forwardedFor !== '' && trustedProxies.length === 0) {
        warnOnce('X-Forwarded-For is not believed', 'behind a proxy, set LEADS_TRUSTED_PROXIES');
      }
      const { address, isHidden } = clientAddress(socket.remoteAddress, forwardedFor, trustedProxies);
      if (isHidden) {
        warnOnce('X-Forwarded-For holds no address', 'all visitors share one limit: have the proxy name them');
      }
      return `${timesSetBack()} ${address}`;
    },
  });
  return async (request) => {
    const state = await count(request);
    return state.isAllowed || !state.isExceeded ? undefined : state.ttlInSeconds;
  };
}
