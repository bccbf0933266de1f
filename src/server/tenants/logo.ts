import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sha256 } from '#/language/values/hash.ts';
import type { Context } from '../ports/context.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Tenant } from '../ports/tenant.ts';

/** The file of a tenant's folder that is served as its logo. */
export const LOGO = 'logo.svg';

/** Where a tenant's logo is served. */
export const logoAddress = (tenant: Pick<Tenant, 'name'>, file: string) =>
  `/api/assets/${tenant.name}/${file}`;

/** Serves each tenant's logo, read once, and never as a page of ours. */
export function routeLogos(app: FastifyInstance, { config, hosts }: Context): void {
  const logos = new Map<string, { body: Buffer; tag: string }>();
  for (const { name } of hosts.tenants) {
    const file = join(config.root, 'tenants', name, LOGO);
    if (!existsSync(file)) continue;
    const body = readFileSync(file);
    logos.set(logoAddress({ name }, LOGO), { body, tag: `"${sha256(body.toString())}"` });
  }
  app.get('/api/assets/:tenant/:file', async ({ url, headers }, reply) => {
    const logo = logos.get(url.split('?')[0]!);
    if (!logo) throw notFound();
    reply.headers({
      etag: logo.tag,
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    if (headers['if-none-match'] === logo.tag) return reply.code(304).send();
    return reply.type('image/svg+xml; charset=utf-8').send(logo.body);
  });
}
