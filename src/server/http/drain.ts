import type { FastifyInstance } from 'fastify';

/** Longest wait for answers that have begun. */
const PATIENCE_MS = 10_000;
const EVERY_MS = 50;

/**
 * Takes no more requests, lets what has begun be answered, and closes each connection as soon as it
 * rests: kept-alive ones would otherwise hold the server open for a minute.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), EVERY_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
