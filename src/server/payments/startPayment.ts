import type { Schema } from '#/contract/schema.ts';
import type { Context } from '../ports/context.ts';
import { readOrderTitle } from '../orders/orderTitle.ts';
import { notFound, HttpError } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { openPayment } from './openPayment.ts';
import { PaymentFault, withoutDelay } from './provider.ts';
import { paymentProvider } from './providers.ts';

type Asked = Pick<HandlerRequest<'payIn'>, 'context' | 'actor' | 'path' | 'body' | 'inTenant'>;

/**
 * Has a provider take the money of an order, of the order's own amount; answers the provider's page. Asked
 * again it is the same payment, also after the provider did not answer.
 */
export async function startPayment({
  context,
  actor,
  path,
  body,
  inTenant,
}: Asked): Promise<Schema<'PayIn'>> {
  const name = path['payment-provider'];
  const { tenant } = actor;
  if (!tenant.settings.payments_enabled) throw new HttpError(409, [{ code: 'payments_disabled' }]);
  const chosen = paymentProvider(context, tenant, name);
  if (!chosen) throw notFound();
  const { payment, concept } = await inTenant(async (db) => {
    const asked = { operation: body.uuid_operation, provider: name };
    const opened = await openPayment(context, db, actor, asked);
    const order = await db
      .selectFrom('operations')
      .select(['operation_type', 'key_product'])
      .where('uuid', '=', opened.uuid_operation)
      .executeTakeFirstOrThrow();
    const title = await readOrderTitle(db, order);
    return { payment: opened, concept: tenant.words().value(title) };
  });
  const { uuid, amount } = payment;
  const reference =
    payment.reference ??
    (await reachable(context, chosen.provider.create(context, { tenant, uuid, amount, concept })));
  await inTenant((db) =>
    db
      .updateTable('payments')
      .set({ reference })
      .where('uuid', '=', uuid)
      .where('reference', 'is', null)
      .execute(),
  );
  const { provider } = chosen;
  const page = provider.pageOf(reference);
  // The policy of our pages would not show it either.
  if (!page.startsWith(provider.pages)) throw new Error(`${name} has no page at ${page}`);
  return { iframe: page, uuid_payment: uuid };
}

/** What a provider answers; whatever goes wrong with it, the order stands and can be paid a minute later. */
async function reachable<T>({ log }: Pick<Context, 'log'>, work: Promise<T>): Promise<T> {
  try {
    return await withoutDelay(work);
  } catch (error) {
    const level = error instanceof PaymentFault ? 'warn' : 'error';
    log[level]({ err: error }, 'a payment could not be begun');
    throw new HttpError(409, [{ code: 'payment_away' }], { 'retry-after': '60' });
  }
}
