import type { FastifyInstance } from 'fastify';

/**
 * Pages of a tenant's own hosts may call the API of another of its hosts; nobody else may. What is
 * allowed is the table's own text. No cookies exist, so no credentials are ever allowed.
 */
export function cors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined) return;
    reply.header('vary', 'Origin');
    const allowed = request.site.relatedOrigins().find((own) => own === origin);
    if (!allowed) return;
    reply.header('access-control-allow-origin', allowed);
    reply.header('access-control-expose-headers', 'X-Request-Id, Content-Disposition, Retry-After');
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'Authorization, apikey, Content-Type, Idempotency-Key, X-Request-Id, X-Form, X-Reauthentication',
      'access-control-max-age': '600',
    });
    return reply.code(204).send();
  });
}
