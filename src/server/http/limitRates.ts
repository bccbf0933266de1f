import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '../kernel/httpError.ts';
import type { Rates } from '../kernel/rates.ts';
import { networkOf } from './networkOf.ts';

/** Counts the request of a person who is found, or refuses it with 429. */
export type LimitPerson = (request: FastifyRequest) => Promise<void>;

/** What is allowed in a second may also come at once, of so many seconds. */
const WINDOW_SECONDS = 10;
/** More networks or people than so many are not kept: those seen longest ago begin anew. */
const MOST = 50_000;

/**
 * Refuses with 429 and Retry-After whoever asks faster than people and their pages do: by the network they
 * come from before anything is looked up, and by person, whatever sessions and tokens they have, once they
 * are found. Counted in this process alone: logins and codes, where every try matters, are counted
 * in the database.
 */
export async function limitRates(app: FastifyInstance, rates: Rates): Promise<LimitPerson> {
  await app.register(rateLimit, { global: false, cache: MOST });
  const limit = (perSecond: number, keyGenerator: (request: FastifyRequest) => string) => {
    const timeWindow = WINDOW_SECONDS * 1000;
    const max = perSecond * WINDOW_SECONDS;
    const count = app.createRateLimit({ max, timeWindow, keyGenerator });
    return async (request: FastifyRequest) => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttlInSeconds);
    };
  };
  app.addHook(
    'onRequest',
    limit(rates.address, ({ ip }) => networkOf(ip)),
  );
  const limitPerson = limit(rates.token, ({ actor }) => `${actor.tenant.id}/${actor.userId}`);
  return async (request) => {
    if (request.actor.userId !== undefined) await limitPerson(request);
  };
}
