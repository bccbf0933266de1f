import type { Actor } from './access/actor.ts';
import type { Drain } from './http/drain.ts';
import type { Site } from './http/resolveHost.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls of the contract once host, key and token agree. */
    actor: Actor;
    /** Where it was sent to, as the table of hosts knows it. */
    site: Site;
  }
  interface FastifyInstance {
    drain: Drain;
  }
}
