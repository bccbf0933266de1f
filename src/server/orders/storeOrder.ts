import { isDisposal } from '#/domain/operations/kinds/isDisposal.ts';
import { parseCents } from '#/domain/money/cents.ts';
import { givenTerms } from '#/domain/operations/changes/changedTerms.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import type { OperationType } from '#/domain/operations/kinds/operationType.ts';
import { signaturesNeeded } from '#/domain/access/signaturesNeeded.ts';
import { toArrangement } from '#/domain/access/arrangement.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import { createNotification } from '../notifications/createNotification.ts';
import { nextSequence } from '../operations/nextSequence.ts';
import { writeHistory } from './writeHistory.ts';
import type { GivenOrder } from './validateOrder.ts';
import { newPapers } from './newPapers.ts';
import { orderTitle } from './orderTitle.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { emptyExecutionColumns } from './emptyExecutionColumns.ts';
import { amountsOf, detailsOf, indicatorOf, isTotalOrder } from './orderColumns.ts';
import { signingConditions } from './signingConditions.ts';
import { promiseOrder } from './promiseOrder.ts';
import { datesOf } from './changeTerms.ts';
import { keepReceipt, nothingNext } from './keepReceipt.ts';
import { nextPayment } from './nextPayment.ts';
import { orderLacks } from './orderLacks.ts';
import { readOrderPapers } from './orderPapers.ts';

/**
 * Keeps an order that may be given: the operation, the first line of its history, its papers, what was promised and
 * who is told, all in the caller's transaction. Answers its uuid.
 * @param replaced the standing order that it changes, until when it may be signed, and whether it charges nothing more
 */
export async function storeOrder(
  context: Context,
  db: TenantDb,
  actor: Actor,
  order: GivenOrder,
  orderContext: LoadedOrderContext,
  replaced:
    | (Pick<StoredOperation, 'uuid_replaced' | 'change_deadline'> & { isLast: boolean })
    | null = null,
): Promise<string> {
  const { isLast = false, ...replacing } = replaced ?? {};
  const uuid = context.id();
  const place = { tenant_id: db.tenantId, uuid_account: orderContext.account.uuid };
  const type = operationTypeOf(order.operation_type);
  await db
    .insertInto('operations')
    .values({
      ...emptyExecutionColumns,
      ...place,
      uuid,
      key_product: order.key_product,
      sequence: await nextSequence(db, place),
      operation_type: order.operation_type,
      operation_status: 'REGISTERED_ONLINE',
      channel: 'ONLINE',
      ordered_by: actor.intervenerUuid!,
      amount_shares_indicator: indicatorOf(order),
      ...amountsOf(order),
      request_date: context.now(),
      is_request: type.isRequest,
      is_total: isTotalOrder(order),
      details: detailsOf(order, type.isPeriodic),
      ...replacing,
    })
    .execute();
  await writeHistory(context, db, {
    operation: uuid,
    from: null,
    to: 'REGISTERED_ONLINE',
    by: 'INVESTOR',
    channel: 'ONLINE',
    reason: replaced?.uuid_replaced
      ? { words: 'why.changes', values: { reference: referenceOf(replaced.uuid_replaced) } }
      : null,
  });
  const { operation_type, pay_method } = order;
  const { product, today } = orderContext.rules;
  const paper = { uuid, operation_type, kind: product.kind, pay_method, isLast, day: today };
  const papers = newPapers(actor.tenant.words(), paper);
  const made = { tenant_id: db.tenantId, created_at: context.now() };
  if (papers.length > 0)
    await db
      .insertInto('documents')
      .values(papers.map((row) => ({ ...row, ...made, uuid: context.id() })))
      .execute();
  await promiseOrder(context, db, actor, { uuid, order, cause: 'SENT' }, orderContext);
  if (!replaced) {
    const { tenant } = actor;
    const payment = {
      tenant,
      product: orderContext.product,
      now: context.now(),
      past: new Set<string>(),
    };
    const next = {
      ...nothingNext,
      ...(type.isPeriodic && nextPayment(order, payment)),
      ...datesOf(order, orderContext, tenant),
    };
    const read = await readOrderPapers(db, operation_type, orderContext);
    await keepReceipt(context, db, actor, uuid, {
      kind: 'SENT',
      terms: givenTerms(order),
      next,
      read: read.map(({ subcategory }) => subcategory),
      lacks: orderLacks(order, orderContext, actor.tenant),
    });
  }
  await tellSigners(context, db, actor, { uuid, order, type, ground: orderContext });
  return uuid;
}

interface Told {
  uuid: string;
  order: GivenOrder;
  type: OperationType;
  ground: LoadedOrderContext;
}

/** Everybody else who has to sign hears of it: nothing goes on before they have. */
async function tellSigners(
  context: Context,
  db: TenantDb,
  actor: Actor,
  { uuid, order, type, ground: orderContext }: Told,
): Promise<void> {
  const { account, signatories, product } = orderContext;
  const needed = signaturesNeeded({
    arrangement: toArrangement(account.arrangement_type),
    holders: signatories,
    orderedBy: actor.intervenerUuid!,
    isDisposal: isDisposal(type),
    amount: parseCents(order.gross_amount),
    conditions: signingConditions(account.signing_conditions),
  });
  const others = needed.count > needed.mandatory.length ? needed.from : needed.mandatory;
  const title = orderTitle(order.operation_type, product.name_product);
  await createNotification(context, db, {
    to: others.filter((who) => who !== actor.intervenerUuid),
    ...events.signatureNeeded({ title }),
    account: account.uuid,
    operation: uuid,
  });
}
