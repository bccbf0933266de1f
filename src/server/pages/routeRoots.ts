import type { FastifyInstance } from 'fastify';
import { rootsAddress } from '#/language/values/addresses.ts';
import type { Context } from '../ports/context.ts';

/**
 * The root certificates of the house, where its papers say that they are published: one file at one address, for
 * whoever checks a signature with a reader of their own. The newest comes first.
 */
export function routeRoots(app: FastifyInstance, { signing }: Context): void {
  app.get(rootsAddress, (_, reply) => {
    reply.header('cache-control', 'no-cache');
    reply.header('content-disposition', 'attachment; filename="certificado-raiz.pem"');
    return reply
      .type('application/x-pem-file')
      .send(signing.roots.map((pem) => `${pem.trim()}\n`).join(''));
  });
}
