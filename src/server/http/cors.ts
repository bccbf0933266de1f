import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Pages of a tenant's own hosts may call the API of another of its hosts; nobody else may. What is
 * allowed is the table's own text. No cookies exist, so no credentials are ever allowed.
 */
export async function cors(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCors, {
    strictPreflight: false,
    delegator: ({ headers, site }, done) => {
      const origin = site.relatedOrigins().find((own) => own === headers.origin) ?? false;
      done(null, {
        origin,
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: ALLOWED,
        exposedHeaders: ['X-Request-Id', 'Content-Disposition', 'ETag', 'Retry-After'],
        maxAge: 600,
        strictPreflight: false,
      });
    },
  });
}

const ALLOWED = [
  'Authorization',
  'apikey',
  'Content-Type',
  'Idempotency-Key',
  'If-Match',
  'X-Request-Id',
  'X-Form',
  'X-Reauthentication',
];
