import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inNameOf } from '../kernel/asker.ts';
import { wordsFor } from '../http/wordsFor.ts';
import { spanishWords } from '../words/productSpeech.ts';
import type { Context } from '../ports/context.ts';
import { networkOf } from '../http/networkOf.ts';
import { contentPolicy } from '../http/securityHeaders.ts';
import { framedPages } from '../payments/providers.ts';
import { notFound } from '../kernel/httpError.ts';
import { unknownHostMessage } from '../tenants/chooseTenant.ts';
import { servedNow } from '../tenants/servedNow.ts';
import { tagOf } from '../tenants/tagOf.ts';
import { tenantOfPage } from '../tenants/tenantOfPage.ts';
import { createIndexPage } from './indexPage.ts';
import { plainPage } from './plainPage.ts';
import { planPage, preload } from './preload.ts';

/**
 * The investor's pages: hashed files for ever, `index.html` for every address that is no file, and a
 * readable page for a host that serves nobody. Compressed twins (`.br`, `.gz`) are sent as they are.
 */
export async function routePages(app: FastifyInstance, context: Context): Promise<void> {
  const folder = join(context.config.root, 'dist/app');
  const isBuilt = existsSync(join(folder, 'index.html'));
  const indexPage = isBuilt ? createIndexPage(folder) : undefined;
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
    });
    app.get('/assets/*', (request, reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply.sendFile(`assets/${(request.params as { '*': string })['*']}`);
    });
  }
  for (const file of filesIn(folder)) {
    app.get(`/${file}`, (_, reply) => {
      reply.header('cache-control', 'no-cache');
      return reply.sendFile(file);
    });
  }
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (/^\/(api|dev)(\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path)) throw notFound();
    const person = networkOf(request.ip);
    const tenant = request.site.served[0]?.tenant.id ?? request.site.host;
    return inNameOf({ tenant, person }, () => sendIndex(request, reply));
  });

  async function sendIndex(request: FastifyRequest, reply: FastifyReply) {
    const { served, host, origin } = request.site;
    const { id } = request.query as { id?: unknown };
    if (served.length === 0) {
      const page = plainPage(spanishWords()('page.address_unknown'), [unknownHostMessage(host)]);
      return reply.code(404).type('text/html; charset=utf-8').send(page);
    }
    if (!indexPage) {
      const page = plainPage(wordsFor(context, request)('page.not_built'), ['npm run build']);
      return reply.code(503).type('text/html; charset=utf-8').send(page);
    }
    const now = await servedNow(context, served);
    const tenant = tenantOfPage(served, now, id);
    const path = request.url.split('?')[0]!;
    const languages = request.headers['accept-language'];
    const asked = tenant && { served: now, host, tenant, path, languages };
    const plan = asked && (await planPage(context, asked));
    const make = async () => (plan ? preload(context, asked, plan) : undefined);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const { etag, body, encoding } = await indexPage(plan?.key ?? '', make, accepted);
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language', etag });
    const frames = framedPages(context, tenant, origin);
    const policy = contentPolicy(tenant && tagOf(context.config, tenant.settings), frames);
    reply.header('content-security-policy', policy);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body);
  }
}

/** What lies beside `index.html`: icons and the like. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^index\.html|\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
}
