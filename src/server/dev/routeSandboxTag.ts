import type { FastifyInstance } from 'fastify';
import { sandboxTagScript } from './sandboxTagScript.ts';

const MOST_KEPT = 200;
const COLLECT_LIMIT = 4096;

/** The demo's stand-in for a tag manager: its script, where its beacons go, and what came, the newest first. */
export function routeSandboxTag(dev: FastifyInstance): void {
  const hits: unknown[] = [];
  dev.get('/tag/gtm.js', async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(sandboxTagScript),
  );
  dev.post('/tag/collect', { bodyLimit: COLLECT_LIMIT }, async ({ body }, reply) => {
    hits.unshift(body);
    hits.length = Math.min(hits.length, MOST_KEPT);
    return reply.code(204).send();
  });
  dev.get('/tag/hits.json', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return hits;
  });
}
