import type { FastifyInstance } from 'fastify';

/**
 * One line an answer: the route's pattern and never its address, because addresses hold identity
 * numbers and handles.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { actor } = request;
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(actor && { tenant: actor.tenant.name, actor: actor.kind, user: actor.userId }),
    };
    const level = reply.statusCode >= 500 ? 'error' : 'info';
    request.log[level](line, 'answered');
  });
}
