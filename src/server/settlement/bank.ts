import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { events } from '../notifications/events.ts';
import { notifyParties } from '../orders/notifyParties.ts';
import { reconcile } from '../orders/reconcile.ts';
import { morningOf, type SettlementContext } from '../ports/settlementContext.ts';
import { notifyOverLimit } from './notifyOverLimit.ts';
import { cents } from '../words/cents.ts';

/** Business days from the signature until the sandbox's transfer arrives. */
export const TRANSFER_DAYS = 2;

/** Orders whose cents are these are paid a euro short: the fault that a person may try. */
const SHORT_CENTS = 13n;

/**
 * The demo's bank: the transfer of every signed order arrives, in the right amount unless the order
 * asks for the fault. A wrong amount is not matched, and the parties are told once.
 */
export async function receiveTransfer(
  settlement: SettlementContext,
  db: TenantDb,
  row: StoredOperation,
  on: PlainDate,
): Promise<void> {
  const asked = row.gross_amount ?? 0n;
  const received = asked % 100n === SHORT_CENTS ? asked - 100n : asked;
  if (received === asked) {
    const isNew = await reconcile(db, row, settlement.tenant.timeZone, {
      amount: asked,
      at: morningOf(on, settlement.tenant.timeZone),
      source: 'TRANSFER',
      reference: 'SANDBOX',
    });
    if (isNew) await notifyOverLimit(settlement, db, row);
  } else if (on === settlement.day)
    await notifyParties(settlement.context, db, row, (title) =>
      events.transferUnmatched({ title, received: cents(received), asked: cents(asked) }),
    );
}
