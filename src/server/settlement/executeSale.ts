import { settlementDate } from '#/domain/calendar/settlement.ts';
import { readParties } from '../orders/orderParties.ts';
import type { Execution } from './executionStep.ts';
import { findNothing } from './findNothing.ts';
import { finish } from './finish.ts';
import { isPayable } from './isPayable.ts';
import { paymentCalendar } from './paymentCalendar.ts';
import { payPart } from './payPart.ts';
import { readHolding } from './readHolding.ts';
import { saleOf } from './saleOf.ts';
import { tellUnfilled } from './tellUnfilled.ts';

/**
 * Participations leave first in, first out; what is withheld stays, the rest is paid to the bank. A
 * benefit that is paid as an income goes on after each payment but its last. While the bank account is not validated
 * nothing leaves.
 */
export const executeSale: Execution = async (step) => {
  const { settling, db, row, navDate, payment } = step;
  if (!(await isPayable(step)))
    return tellUnfilled(settling, step, 'la cuenta bancaria del abono no está validada.');
  const isLast = !payment || payment.left === 1;
  const { taxpayer } = await readParties(db, row.tenant_id, row.uuid_account);
  const sale = saleOf(step, await readHolding(db, row, navDate, isLast), taxpayer);
  if (!sale) return findNothing(step);
  if (!isLast) return payPart(step, sale);
  await finish(step, sale, settlementDate(navDate, paymentCalendar));
};
