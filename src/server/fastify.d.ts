import type { Actor } from './access/actor.ts';
import type { Drain } from './http/drain.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls of the contract once host, key and token agree. */
    actor: Actor;
  }
  interface FastifyInstance {
    drain: Drain;
  }
}
