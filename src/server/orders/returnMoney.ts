import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { notifyParties } from './notifyParties.ts';
import { alertStaff } from '../alerts/alertStaff.ts';
import { isTakenBack } from './moneyToReturn.ts';
import { paidIn } from './reconcile.ts';
import { cents } from '../words/cents.ts';

/**
 * Money that had come for an order which is cancelled is to be given back: its payment says so, and the
 * parties hear of it. What came from another entity goes back to that one, by staff; what the payer's bank has
 * taken back is not given back again.
 */
export async function returnMoney(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  row: StoredOperation,
): Promise<void> {
  if (findOperationType(row.operation_type)?.execution === 'arrival')
    return tellStaff(context, db, row);
  if (!paidIn.has(row.operation_type) || (await isTakenBack(db, row))) return;
  const money = await db
    .selectFrom('reconciliations')
    .select('amount')
    .where('uuid_operation', '=', row.uuid)
    .executeTakeFirst();
  if (!money) return;
  await db
    .updateTable('payments')
    .set({ status: 'REFUND_DUE' })
    .where('uuid_operation', '=', row.uuid)
    .where('status', '=', 'PAID')
    .execute();
  const { amount } = money;
  await notifyParties(context, db, row, (title) =>
    events.moneyReturned({ title, amount: cents(amount) }),
  );
}

async function tellStaff(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  { uuid }: StoredOperation,
): Promise<void> {
  const told = await db
    .selectFrom('transfer_messages')
    .select(['kind', 'amount'])
    .where('uuid_operation', '=', uuid)
    .where('refused', 'is', null)
    .execute();
  const money = told.find(({ kind }) => kind === 'MONEY');
  if (!money?.amount || told.some(({ kind }) => kind === 'RETURNED')) return;
  const facts = { operation: uuid, amount: cents(money.amount) };
  await alertStaff(context, db, { kind: 'TRANSFER_UNUSED', subject: uuid, facts });
}
