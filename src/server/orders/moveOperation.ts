import { checkMove } from '#/domain/operations/status/checkMove.ts';
import type { StatusFacts } from '#/domain/operations/status/guards.ts';
import { operationStatuses, type OperationStatus } from '#/domain/operations/status/statuses.ts';
import type { StatusActor } from '#/domain/operations/status/transitions.ts';
import type { Context } from '../context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import { raise } from '../notifications/raise.ts';
import { Refusal } from '../refusal.ts';
import { writeHistory } from './writeHistory.ts';
import { orderTitle } from './orderTitle.ts';
import { toRuleOperation } from './toRuleOperation.ts';

/** A change of an operation's status that somebody wants. */
export interface WantedMove {
  tenantId: string;
  uuid: string;
  to: OperationStatus;
  by: StatusActor;
  channel?: string;
  reason?: string | null;
  facts: StatusFacts;
}

/**
 * Moves an operation, which is locked for it, as the state machine allows: the new status, its line
 * in the history, what has to be signed again and who is told. Throws 409 with every reason where it
 * may not move. Answers the status from which it came.
 */
export async function moveOperation(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  { tenantId, uuid, to, by, channel = 'ONLINE', reason, facts }: WantedMove,
): Promise<string> {
  const row = await db
    .selectFrom('operations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { transition, issues } = checkMove(toRuleOperation(row), to, by, facts);
  if (!transition) throw new Refusal(409, issues);
  const from = row.operation_status;
  await db
    .updateTable('operations')
    .set({ operation_status: to })
    .where('tenant_id', '=', tenantId)
    .where('uuid', '=', uuid)
    .execute();
  await writeHistory(context, db, { tenantId, operation: uuid, from, to, by, channel, reason });
  if (transition.effects.includes('sign_again'))
    await db
      .updateTable('documents')
      .set({ is_signed: false })
      .where('tenant_id', '=', tenantId)
      .where('section', '=', 'OPERATION')
      .where('uuid_owner', '=', uuid)
      .execute();
  if (transition.effects.includes('notify')) await tell(context, db, row, to, reason);
  return from;
}

/** The orderer and the holders hear what became of the order. */
async function tell(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  row: {
    tenant_id: string;
    uuid: string;
    uuid_account: string;
    operation_type: string;
    key_product: string;
    ordered_by: string | null;
  },
  to: OperationStatus,
  reason: string | null | undefined,
): Promise<void> {
  const { tenant_id: tenantId, uuid, uuid_account: account } = row;
  const holders = await db
    .selectFrom('account_interveners')
    .select('uuid_intervener')
    .where('tenant_id', '=', tenantId)
    .where('uuid_account', '=', account)
    .where('account_intervener_role', 'in', ['TITULAR', 'PARTICIPE', 'USUFRUCTUARIO'])
    .execute();
  const product = await db
    .selectFrom('products')
    .select('name_product')
    .where('tenant_id', '=', tenantId)
    .where('key_product', '=', row.key_product)
    .executeTakeFirst();
  const title = orderTitle(row.operation_type, product?.name_product ?? row.key_product);
  const isTransfer = row.operation_type.includes('TRASPASO');
  const { label } = operationStatuses[to];
  await raise(context, db, {
    tenantId,
    to: [
      ...(row.ordered_by ? [row.ordered_by] : []),
      ...holders.map((each) => each.uuid_intervener),
    ],
    ...(isTransfer ? events.transferMoved : events.orderMoved)({ title, label, reason }),
    account,
    operation: uuid,
  });
}
