import type { FastifyInstance } from 'fastify';
import type { Context } from '../ports/context.ts';
import { runScheduledJobs } from '../scheduler/runScheduledJobs.ts';
import { readEmails } from '../mail/outbox.ts';
import { readAnew } from '../releases/readAnew.ts';
import { HttpError } from '../kernel/httpError.ts';
import { hasDevPages } from '../kernel/hasDevPages.ts';
import { assertLocal } from './assertLocal.ts';
import { outboxPage, outboxStyle } from './outboxPage.ts';
import { routeGallery } from './routeGallery.ts';
import { routeSandboxTag } from './routeSandboxTag.ts';

/** What only a demo has, and only for those who sit at the machine: sent mails, the clock, and documents read anew. */
export function routeDev(app: FastifyInstance, context: Context): void {
  if (!hasDevPages(context.config)) return;
  app.register(
    async (dev) => {
      const { db, hosts, letters } = context;
      const read = () => readEmails(db, hosts.tenants, letters);
      dev.addHook('onRequest', async (request) => assertLocal(request));
      await routeGallery(dev, context.config.root);
      routeSandboxTag(dev);
      dev.get('/outbox', async (_, reply) => {
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
        return outboxPage(await read());
      });
      dev.get('/outbox.json', async (_, reply) => {
        reply.header('cache-control', 'no-store');
        return read();
      });
      dev.get('/outbox.css', async (_, reply) =>
        reply.type('text/css; charset=utf-8').send(outboxStyle),
      );
      dev.post('/clock', async (request) => {
        const instant = readInstant(request.body);
        if (!(await context.clock.moveTo(instant))) {
          throw new HttpError(422, [{ code: 'clock_backwards', path: '/body/now' }]);
        }
        await runScheduledJobs(context);
        return { now: context.now().toISOString() };
      });
      dev.post('/documents', async () => ({ problems: await readAnew(context) }));
      dev.get('/clock', async () => ({ now: context.now().toISOString() }));
    },
    { prefix: '/dev' },
  );
}

function readInstant(body: unknown): Date {
  const { now } = (body ?? {}) as { now?: unknown };
  const instant = new Date(typeof now === 'string' ? now : Number.NaN);
  if (Number.isNaN(instant.getTime())) {
    throw new HttpError(422, [{ code: 'format', path: '/body/now' }]);
  }
  return instant;
}
