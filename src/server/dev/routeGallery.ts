import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { exampleForm } from '#/language/notation/exampleDocuments.ts';
import type { WidgetExample } from '#/language/notation/example.ts';
import { compileStandalone } from '#/language/validation/compileStandalone.ts';
import { widgets } from '#/language/widgets/index.ts';
import { plainPage } from '../pages/plainPage.ts';
import { notFound } from '../kernel/httpError.ts';

/** The gallery of widgets and blocks: its page, and the rules of each example, compiled as a release's are. */
export async function routeGallery(dev: FastifyInstance, root: string): Promise<void> {
  const folder = join(root, 'dist/gallery');
  const page = join(folder, 'index.html');
  if (existsSync(page))
    await dev.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/gallery/assets/',
      decorateReply: false,
      preCompressed: true,
    });
  dev.get('/gallery', async (_, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (existsSync(page)) return readFile(page, 'utf8');
    return reply.code(503).send(plainPage('La galería no está construida', ['npm run build']));
  });
  dev.get('/gallery/rules/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const name = /^(\w+)\.js$/.exec(file)?.[1] ?? '';
    if (!Object.hasOwn(widgets, name)) throw notFound();
    const { example } = widgets[name as keyof typeof widgets] as { example: WidgetExample };
    return reply
      .type('text/javascript; charset=utf-8')
      .send(compileStandalone(exampleForm(name, example)));
  });
}
