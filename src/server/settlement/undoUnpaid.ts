import { todayIn } from '#/domain/dates/wallClock.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import { alertStaff } from '../alerts/alertStaff.ts';
import { resolveAlert } from '../alerts/alertStaff.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { events } from '../notifications/events.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { mailHolders } from '../orders/mailHolders.ts';
import { transitionOperation } from '../orders/transitionOperation.ts';
import { readOrderTitle } from '../orders/orderTitle.ts';
import { notifyParties } from '../orders/notifyParties.ts';
import { reverseExecution } from './reverseExecution.ts';
import { debitUndoneMail, debitUnpaidMail } from '../debits/debitMails.ts';
import type { Answering } from './takeAnswer.ts';
import { cents } from '../words/cents.ts';
import type { Saying } from '../kernel/words.ts';

/** A debit whose money did not come, or was here and is gone. */
export interface Unpaid {
  amount: bigint;
  reason: string | null;
  isPaid: boolean;
}

/**
 * Undoes an order that was not paid after all: one that is under way is cancelled, one that was executed is
 * reversed, and staff are told of that. Who holds the account hears of it by mail and notification. One that
 * was cancelled before stays so; its money need not be given back any more. The row is locked.
 */
export async function undoUnpaid(
  at: Answering,
  db: TenantDb,
  row: StoredOperation,
  { amount, reason, isPaid }: Unpaid,
): Promise<void> {
  const { tenant } = at;
  const title = await readOrderTitle(db, row);
  const why = whyUnpaid({ isPaid, reason });
  const today = todayIn(tenant.timeZone, at.now().toISOString());
  if (isOpen(row)) {
    const move = { tenant, uuid: row.uuid, to: 'CANCELLED', by: 'SYSTEM', reason: why } as const;
    await transitionOperation(at, db, { ...move, facts: { today } });
    await mailHolders(at, db, tenant, row, (to) => debitUnpaidMail(tenant, to, { title, why }));
    return;
  }
  if (row.operation_status !== 'FINALIZED') {
    const subject = row.uuid;
    await resolveAlert(at, db, { kind: 'DEBIT_UNEXPECTED', subject });
    return;
  }
  const isReversed = await reverseExecution({ ...at, day: today }, db, row);
  const told = isReversed ? events.debitReversed : events.debitReturned;
  const facts = {
    ...{ operation: row.uuid, title, amount: cents(amount) },
    outcome: { words: isReversed ? 'debit_outcome.reversed' : 'debit_outcome.to_claim' } as const,
  };
  await alertStaff(at, db, { kind: 'DEBIT_RETURNED', subject: row.uuid, facts });
  await notifyParties(at, db, row, () => told({ title, amount: cents(amount) }));
  await mailHolders(at, db, tenant, row, (to) =>
    debitUndoneMail(tenant, to, { title, why, isReversed }),
  );
}

/** What the bank did, with its own reason where it gave one. */
function whyUnpaid({ isPaid, reason }: Pick<Unpaid, 'isPaid' | 'reason'>): Saying {
  if (reason)
    return {
      words: isPaid ? 'why.debit_returned_reason' : 'why.debit_rejected_reason',
      values: { reason },
    };
  return { words: isPaid ? 'why.debit_returned' : 'why.debit_rejected' };
}
