import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../kernel/httpError.ts';
import type { Drain } from '../ports/drain.ts';

/** Longest wait for answers that have begun. */
const PATIENCE_MS = 10_000;
const EVERY_MS = 50;

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
