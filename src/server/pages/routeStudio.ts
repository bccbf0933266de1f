import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownHostMessage } from '../tenants/chooseTenant.ts';
import { spanishWords } from '../words/productSpeech.ts';
import { wordsFor } from '../http/wordsFor.ts';
import { framingItself } from '../http/securityHeaders.ts';
import type { Context } from '../ports/context.ts';
import { plainPage } from './plainPage.ts';

/** The pages of the Studio, built apart: one page for every address below `/studio`, which may show itself in a frame. */
export async function routeStudio(app: FastifyInstance, context: Context): Promise<void> {
  const folder = join(context.config.root, 'dist/studio');
  const page = join(folder, 'index.html');
  if (existsSync(page))
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/studio/assets/',
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
    });
  app.get('/studio', send);
  app.get('/studio/*', send);

  async function send(request: FastifyRequest, reply: FastifyReply) {
    const { served, host } = request.site;
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    reply.header('content-security-policy', framingItself);
    // No page of it is anything that is looked for: links of previews least of all.
    reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
    if (served.length === 0)
      return reply
        .code(404)
        .send(plainPage(spanishWords()('page.address_unknown'), [unknownHostMessage(host)]));
    if (existsSync(page)) return readFile(page, 'utf8');
    const said = wordsFor(context, request)('page.not_built');
    return reply.code(503).send(plainPage(said, ['npm run build']));
  }
}
