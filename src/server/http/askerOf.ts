import type { FastifyRequest } from 'fastify';
import type { Asker } from '../kernel/asker.ts';
import { networkOf } from './networkOf.ts';
import { hashSecret } from '../kernel/secret.ts';

/** In whose name a request is worked on: its user's, whatever sessions they have; for others their network's. */
export const askerOf = ({ actor, ip }: Pick<FastifyRequest, 'actor' | 'ip'>): Asker => ({
  tenant: actor.tenant.id,
  person: actor.userId ?? networkOf(ip),
});

/** Who was found behind the credentials of a request. */
export interface KnownAskers {
  /** Who asks, before anybody has looked: whom these credentials led to the last time, else a stranger from a network. */
  guess(request: FastifyRequest): Asker;
  /** Somebody was found. */
  keep(request: FastifyRequest): void;
}

/** More are not kept: those that asked first go. */
const MOST = 20_000;

/** Remembers who asked, so that a stranger who shows new credentials every time shares with other strangers. */
export function createKnownAskers(): KnownAskers {
  const known = new Map<string, Asker>();
  const keyOf = ({ headers }: FastifyRequest) =>
    headers.authorization && hashSecret(headers.authorization).toString('base64');
  return {
    guess(request) {
      const key = keyOf(request);
      const stranger = {
        tenant: request.site.served[0]?.tenant.id ?? '-',
        person: networkOf(request.ip),
      };
      return (key && known.get(key)) || stranger;
    },
    keep(request) {
      const key = keyOf(request);
      if (!key || request.actor.userId === undefined) return;
      known.delete(key);
      if (known.size >= MOST) known.delete(known.keys().next().value!);
      known.set(key, askerOf(request));
    },
  };
}
