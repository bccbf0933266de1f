import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HostTable } from '../tenants/hostTable.ts';

/**
 * Pages of a tenant's own hosts may call the API of another of its hosts; nobody else may. No
 * cookies exist, so no credentials are ever allowed.
 */
export function cors(app: FastifyInstance, hosts: HostTable): void {
  const isOwn = (origin: string, { protocol, hostname, port }: FastifyRequest) => {
    if (!URL.canParse(origin)) return false;
    const from = new URL(origin);
    const isSamePort =
      Number(from.port || DEFAULT_PORTS[from.protocol]) === (port ?? DEFAULT_PORTS[`${protocol}:`]);
    return (
      from.protocol === `${protocol}:` && isSamePort && hosts.areRelated(hostname, from.hostname)
    );
  };
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined) return;
    reply.header('vary', 'Origin');
    if (!isOwn(origin, request)) return;
    reply.header('access-control-allow-origin', origin);
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

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };
