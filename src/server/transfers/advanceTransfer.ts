import { todayIn } from '#/domain/dates/wallClock.ts';
import { transferSteps, type TransferProgress } from '#/domain/transfers/transferProgress.ts';
import { resolveAlert } from '../alerts/alertStaff.ts';
import type { Saying } from '../kernel/words.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { transitionOperation } from '../orders/transitionOperation.ts';
import { reconcile } from '../orders/reconcile.ts';
import type { Receiving } from './receiveMessage.ts';

/**
 * Moves a transfer step by step as far as its messages say. Its money counts from the moment at which
 * everything that it needs is here, never from an earlier one whose NAV may be known. The row is locked.
 * @source forward pricing, specification §9
 */
export async function advanceTransfer(
  at: Receiving,
  db: TenantDb,
  row: StoredOperation,
  progress: TransferProgress,
  reference: string,
): Promise<void> {
  const { now, tenant } = at;
  const facts = { today: todayIn(tenant.timeZone, now().toISOString()) };
  const move = { tenant, uuid: row.uuid, by: 'SYSTEM', facts } as const;
  if (progress.status === 'CANCELLED') {
    await transitionOperation(at, db, { ...move, to: 'CANCELLED', reason: reasonOf(progress) });
    return;
  }
  if (progress.isComplete) {
    const money = { amount: progress.amount!, at: now(), source: 'TRANSFER', reference } as const;
    if (await reconcile(db, row, tenant.timeZone, money)) await keepLots(db, row, progress);
  }
  const from = transferSteps.indexOf(row.operation_status as (typeof transferSteps)[number]);
  const through = transferSteps.indexOf(progress.status);
  for (const to of transferSteps.slice(from + 1, through + 1))
    // Of two ways to the first step only one is taken.
    if (to !== 'RD_SENT') await transitionOperation(at, db, { ...move, to });
  if (progress.isAmountSettled)
    await resolveAlert(at, db, { kind: 'TRANSFER_AMOUNT', subject: row.uuid });
}

const reasonOf = ({ reason }: TransferProgress): Saying =>
  reason
    ? {
        words: 'why.transfer_not_made_reason',
        values: { reason: reason.trim().replace(/\.$/, '') },
      }
    : { words: 'why.transfer_not_made' };

const keepLots = (db: TenantDb, row: StoredOperation, { lots }: TransferProgress) =>
  db
    .updateTable('operations')
    .set({ details: { ...row.details, ...(lots && { received_lots: [...lots] }) } })
    .where('uuid', '=', row.uuid)
    .execute();
