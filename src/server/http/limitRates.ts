import type { FastifyInstance } from 'fastify';
import type { Actor } from '../ports/actor.ts';
import { tooMany } from '../kernel/httpError.ts';
import { createTokenBuckets } from './tokenBuckets.ts';
import { networkOf } from './networkOf.ts';
import type { Rates } from '../kernel/rates.ts';

/** Counts a request of a person, or refuses it with 429. */
export type LimitPerson = (actor: Actor) => void;

const BURST_SECONDS = 10;

/**
 * Refuses with 429 and Retry-After whoever asks faster than people and their pages do: by the network they
 * come from before anything is looked up, and by person, whatever sessions and tokens they have, once they
 * are found. Counted in this process alone: logins and codes, where every try matters, are counted
 * in the database.
 */
export function limitRates(app: FastifyInstance, rates: Rates): LimitPerson {
  const people = createTokenBuckets({ rate: rates.token, burst: rates.token * BURST_SECONDS });
  const networks = createTokenBuckets({
    rate: rates.address,
    burst: rates.address * BURST_SECONDS,
  });
  const refuse = (wait: number) => {
    if (wait > 0) throw tooMany(wait);
  };
  app.addHook('onRequest', async ({ ip }) => {
    refuse(networks.consume(networkOf(ip), performance.now()));
  });
  return ({ tenant, userId }) => {
    if (userId !== undefined) refuse(people.consume(`${tenant.id}/${userId}`, performance.now()));
  };
}
