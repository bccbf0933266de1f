import type { FastifyRequest } from 'fastify';
import type { Asker } from '../asker.ts';
import type { Context } from '../context.ts';

/** In whose name a request is worked on: its user's, whatever sessions they have; for others their address's. */
export const askerOf = ({ actor, ip }: FastifyRequest): Asker => ({
  tenant: actor.tenant.id,
  person: actor.userId ?? ip,
});

/** The same before anybody has looked who asks: what they say of themselves stands for them. */
export const strangerOf = (
  { hosts }: Context,
  { hostname, headers, ip }: FastifyRequest,
): Asker => ({
  tenant: hosts.at(hostname)[0]?.tenant.id ?? '-',
  person: headers.authorization ?? ip,
});
