import type { Actor } from './ports/actor.ts';
import type { Site } from './ports/site.ts';
import type { Drain } from './ports/drain.ts';

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
