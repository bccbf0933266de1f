import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '../refusal.ts';
import { createBuckets } from './buckets.ts';

/** Requests a second that are sustained; ten seconds of them may come at once. */
export interface Rates {
  token: number;
  address: number;
}

const BURST_SECONDS = 10;

/**
 * Refuses with 429 and Retry-After whoever asks faster than people and their pages do, by token and by
 * address, before anything is looked up. Counted in this process alone: logins and codes, where every try
 * matters, are counted in the database.
 */
export function limitRates(app: FastifyInstance, rates: Rates): void {
  const tokens = createBuckets({ rate: rates.token, burst: rates.token * BURST_SECONDS });
  const addresses = createBuckets({ rate: rates.address, burst: rates.address * BURST_SECONDS });
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const now = performance.now();
    const { authorization } = request.headers;
    const isBearer = authorization !== undefined && BEARER.test(authorization);
    const wait = Math.max(
      addresses.take(request.ip, now),
      isBearer ? tokens.take(keyOf(authorization), now) : 0,
    );
    if (wait > 0) throw tooMany(wait);
  });
}

const BEARER = /^bearer /i;

/** Ours are shorter; longer ones share a bucket, so that keeping them costs nothing. */
const LONGEST = 200;
const keyOf = (authorization: string) => (authorization.length > LONGEST ? '' : authorization);
