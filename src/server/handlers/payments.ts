import { toCents } from '#/domain/money/cents.ts';
import { findOperation } from '../operations/findOperation.ts';
import { askPayment } from '../payments/askPayments.ts';
import { isSigned } from '../payments/callbackSignature.ts';
import { decidePayment } from '../payments/decidePayment.ts';
import { assertMayPay } from '../payments/assertMayPay.ts';
import { paymentProvider } from '../payments/providers.ts';
import { readOperationPayments } from '../payments/readOperationPayments.ts';
import { toPayment } from '../payments/readPayment.ts';
import { startPayment } from '../payments/startPayment.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { forbidden, notFound, HttpError, unauthorized } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** A provider's clock may differ from ours by so much. */
const LATEST_MS = 15 * 60_000;
/** A payment that waits is asked about when somebody looks at it, so often. */
const ASK_MS = 5_000;

/** Has a provider take the money of an order. */
const payIn: Handler<'payIn'> = async (request) => ({
  data: { pay_in: await startPayment(request) },
});

/** What became of a payment; one that hangs is asked about meanwhile. */
const getPayment: Handler<'getPayment'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const row = await db
      .selectFrom('payments')
      .selectAll()
      .where('uuid', '=', path.id)
      .executeTakeFirst();
    if (!row) throw notFound();
    await findOperation(db, actor, row.uuid_operation, todayOf(context, actor));
    const last = row.asked_at ?? row.created_at;
    if (row.status === 'PENDING' && context.now().getTime() - last.getTime() >= ASK_MS)
      context.background.run(
        'asking about a payment',
        async () => void (await askPayment(context, actor.tenant, row)),
      );
    return { data: { payment: toPayment(row) } };
  });

/** Whether an order is paid or may be paid now, and the log of its payments. */
const getOperationPayments: Handler<'getOperationPayments'> = ({
  context,
  actor,
  path,
  inTenant,
}) =>
  inTenant(async (db) => {
    const today = todayOf(context, actor);
    const found = await findOperation(db, actor, path.id, today);
    return { data: await readOperationPayments(context, db, actor, found, today) };
  });

/** What a provider says; believed when it is signed with the secret that we share, and of these minutes. */
const receivePayment: Handler<'receivePayment'> = async ({
  context,
  tenant,
  path,
  body,
  inTenant,
}) => {
  const name = path['payment-provider'];
  const chosen = paymentProvider(context, tenant, name);
  if (!chosen) throw notFound();
  const { event, reference, status, sent_at } = body;
  if (!isSigned(body, chosen.secret)) {
    context.log.warn({ provider: name, event, reference }, 'a payment callback was forged');
    throw unauthorized();
  }
  if (Math.abs(context.now().getTime() - Date.parse(sent_at)) > LATEST_MS) {
    context.log.warn(
      { provider: name, event, reference },
      'a payment callback was of another time',
    );
    throw forbidden();
  }
  const amount = toCents(body.amount);
  const said = { provider: name, event, reference, status, amount };
  const decision = await inTenant((db) => decidePayment(context, db, tenant, said));
  if (decision === 'unknown') throw notFound();
  if (decision === 'other_amount') {
    context.log.warn({ provider: name, event, reference }, 'a payment was of another amount');
    throw new HttpError(409, [{ code: 'payment_amount', path: '/body/amount' }]);
  }
  return { data: { received: true } };
};

/** Keeps what the client says happened with a payment. Nothing is concluded from it. */
const logOperationPayment: Handler<'logOperationPayment'> = ({
  context,
  actor,
  path,
  body,
  inTenant,
}) =>
  inTenant(async (db) => {
    const tenant_id = actor.tenant.id;
    const today = todayOf(context, actor);
    const found = await findOperation(db, actor, path.operationId, today);
    if (actor.kind === 'investor') assertMayPay(actor, found, today);
    const uuid_operation = found.row.uuid;
    const uuid_payment = body.uuid_payment?.toLowerCase() ?? null;
    if (uuid_payment) {
      const known = await db
        .selectFrom('payments')
        .select('uuid')
        .where('uuid', '=', uuid_payment)
        .where('uuid_operation', '=', uuid_operation)
        .executeTakeFirst();
      if (!known)
        throw new HttpError(422, [{ code: 'payment_unknown', path: '/body/uuid_payment' }]);
    }
    const { status, detail = null } = body;
    const entry = { uuid: context.id(), uuid_operation, status, created_at: context.now() };
    await db
      .insertInto('payment_logs')
      .values({ ...entry, tenant_id, uuid_payment, detail, created_by: actor.userId! })
      .execute();
    return { data: { payment: { ...entry, created_at: entry.created_at.toISOString() } } };
  });

/** Every call about payments of orders. */
export const payments = {
  payIn,
  getPayment,
  getOperationPayments,
  receivePayment,
  logOperationPayment,
};
