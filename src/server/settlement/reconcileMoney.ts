import { toWallClock } from '#/domain/dates/wallClock.ts';
import { forEachOperation } from './forEachOperation.ts';
import { paymentCalendar } from '../orders/paymentCalendar.ts';
import { paidAlone } from '../orders/reconcile.ts';
import { receiveTransfer, TRANSFER_DAYS } from './bank.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';
import { signedAt } from './signedAt.ts';

/** Matches the transfers that the demo's bank brings with signed orders. What staff or a payment has matched stays so. */
export async function reconcileMoney(settlement: SettlementContext): Promise<void> {
  const { context, tenant, day } = settlement;
  if (!context.config.isDemo) return;
  const paidIn = { statuses: ['SIGNED'], types: [...paidAlone] } as const;
  await forEachOperation(settlement, paidIn, async ({ db, row }) => {
    if (row.details.pay_method !== 'TRANSFERENCIA') return;
    const signed = toWallClock(await signedAt(db, row), tenant.timeZone).date;
    const on = paymentCalendar.add(signed, TRANSFER_DAYS);
    if (on <= day) await receiveTransfer(settlement, db, row, on);
  });
}
