import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../ports/context.ts';
import { withTenant } from '../../database/withTenant.ts';
import { notFound } from '../../kernel/httpError.ts';
import type { TenantIdentity } from '../../ports/tenant.ts';
import { paymentProvider } from '../providers.ts';
import { callBack } from './callBack.ts';
import {
  deeds,
  failedPage,
  leftPage,
  sandboxPage,
  sandboxStyle,
  type Deed,
} from './sandboxPage.ts';
import { SANDBOX_PATH } from '../sandboxProvider.ts';

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(sandboxStyle).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ');

/** What the provider does with its payment, and what it says of it afterwards. */
const outcomes: Readonly<Record<Deed, 'PAID' | 'REJECTED' | undefined>> = {
  pagar: 'PAID',
  rechazar: 'REJECTED',
  abandonar: undefined,
  lento: 'PAID',
  error: 'PAID',
  duplicado: 'PAID',
  falso: undefined,
};

/** The pages of the demo's payment provider; a server that is no demo has none. */
export function routeSandboxPay(app: FastifyInstance, context: Context): void {
  if (!context.config.isDemo) return;
  app.get(`${SANDBOX_PATH}:reference`, async (request, reply) => {
    const { payment } = await find(context, request);
    return show(reply, sandboxPage(payment));
  });
  app.post(`${SANDBOX_PATH}:reference`, async (request, reply) => {
    const { deed: asked } = (request.body ?? {}) as { deed?: string };
    if (!asked || !Object.hasOwn(deeds, asked)) throw notFound();
    const deed = asked as Deed;
    const { tenant, payment } = await find(context, request);
    const { secret } = paymentProvider(context, tenant, 'sandbox') ?? {};
    if (!secret) throw notFound();
    if (payment.status === 'PENDING' && deed !== 'abandonar') {
      const status = outcomes[deed];
      if (status) await keep(context, tenant, payment.reference, status);
      const now = context.now().toISOString();
      await callBack(app, { tenant, payment, host: request.site.host, secret, now, deed });
    }
    if (deed === 'abandonar' && payment.status === 'PENDING') return show(reply, leftPage());
    if (deed === 'error') return show(reply.code(500), failedPage());
    return show(reply, sandboxPage((await find(context, request)).payment));
  });
}

function show(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .send(page);
}

/** The payment, of whichever tenant of the host it is. */
async function find(context: Context, request: FastifyRequest) {
  const { reference } = request.params as { reference: string };
  for (const { tenant } of request.site.served) {
    const payment = await withTenant(context.db, tenant.id, (db) =>
      db
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst(),
    );
    if (payment) return { tenant, payment };
  }
  throw notFound();
}

const keep = (
  { db }: Context,
  tenant: TenantIdentity,
  reference: string,
  status: 'PAID' | 'REJECTED',
) =>
  withTenant(db, tenant.id, (transaction) =>
    transaction
      .updateTable('sandbox_payments')
      .set({ status })
      .where('reference', '=', reference)
      .where('status', '=', 'PENDING')
      .execute(),
  );
