import { toWallClock } from '#/domain/dates/wallClock.ts';
import { eachOperation } from './eachOperation.ts';
import { paymentCalendar } from './paymentCalendar.ts';
import { paidAlone, reconcile } from './reconcile.ts';
import { receiveTransfer, TRANSFER_DAYS } from './sandbox/bank.ts';
import { morningOf, type Settling } from './settling.ts';
import { signedAt } from './signedAt.ts';

/** Business days from the signature until a direct debit is paid. */
export const DEBIT_DAYS = 1;

/**
 * Matches money with signed orders: direct debits on the business day after the signature, and in
 * the demo the transfers that its bank brings. What staff or a payment has matched stays so.
 */
export async function reconcileMoney(settling: Settling): Promise<void> {
  const { context, tenant, day } = settling;
  const paidIn = { statuses: ['SIGNED'], types: [...paidAlone] } as const;
  await eachOperation(settling, paidIn, async ({ db, row }) => {
    const signed = toWallClock(await signedAt(db, row), tenant.timeZone).date;
    const amount = row.gross_amount ?? 0n;
    if (row.details.pay_method === 'DOMICILIACION') {
      const on = paymentCalendar.add(signed, DEBIT_DAYS);
      const at = morningOf(on, tenant.timeZone);
      if (on <= day)
        await reconcile(db, row, tenant.timeZone, { amount, at, source: 'DIRECT_DEBIT' });
    } else if (row.details.pay_method === 'TRANSFERENCIA' && context.config.isDemo) {
      const on = paymentCalendar.add(signed, TRANSFER_DAYS);
      if (on <= day) await receiveTransfer(settling, db, row, on);
    }
  });
}
