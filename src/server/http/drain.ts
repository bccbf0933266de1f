import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../httpError.ts';

/** Longest wait for answers that have begun. */
const PATIENCE_MS = 10_000;
const EVERY_MS = 50;

/** How a server takes its leave. */
export interface Drain {
  /**
   * `/api/ready` says at once that no more should be sent here; for so many seconds everything is still
   * taken, because it takes a balancer a moment to notice. Then new requests are refused with 503 while
   * those that have begun are answered, and each connection is closed as soon as it rests.
   */
  run(seconds: number): Promise<void>;
}

/** Counts what is being answered, and says no when the time comes. `/api/health` is always answered. */
export function createDrain(app: FastifyInstance): Drain {
  let isLeaving = false;
  let isClosed = false;
  let running = 0;
  app.server.prependListener('request', (_, response) => {
    running++;
    response.once('close', () => running--);
  });
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (!isLeaving || url === '/api/health') return;
    if (isClosed || url === '/api/ready')
      throw new HttpError(503, [{ code: 'stopping' }], { 'retry-after': '2', connection: 'close' });
  });
  const settle = async () => {
    const late = performance.now() + PATIENCE_MS;
    while (running > 0 && performance.now() < late) await sleep(EVERY_MS);
  };
  return {
    async run(seconds) {
      isLeaving = true;
      if (app.server.listening) await sleep(seconds * 1_000);
      isClosed = true;
      await settle();
      await close(app);
    },
  };
}

/** Kept-alive connections would otherwise hold the server open for a minute. */
async function close(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), EVERY_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), EVERY_MS * 10);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
}
