import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { paymentCalendar } from '../orders/paymentCalendar.ts';
import type { DebitAnswer, DebitBank, DebitOrder } from './debitBank.ts';

/** The faults that a person may try, by the cents of the amount. */
const faults: Readonly<Record<string, Fault>> = {
  '41': 'REJECTED',
  '42': 'RETURNED',
  '43': 'TWICE',
  '44': 'SILENT',
  '45': 'RETURNED_LATE',
  '46': 'UNKNOWN_DEBIT',
};
type Fault = 'REJECTED' | 'RETURNED' | 'TWICE' | 'SILENT' | 'RETURNED_LATE' | 'UNKNOWN_DEBIT';

/** TARGET days after the charge on which a debit is returned: before the order's NAV is known, and long after. */
const RETURN_DAYS = 0;
const LATE_RETURN_DAYS = 5;

/** The demo's bank: pays every debit on its day, as a real one does with its faults. */
export const sandboxBank: DebitBank = {
  present: () => Promise.resolve(),
  withdraw: () => Promise.resolve(),
  collect: (debits, day) => Promise.resolve(debits.flatMap((debit) => answersTo(debit, day))),
};

function answersTo(debit: DebitOrder, day: PlainDate): DebitAnswer[] {
  const { uuid, amount, dueOn, withdrawnOn } = debit;
  // What it has not charged by then it does not charge any more.
  if (withdrawnOn && withdrawnOn <= dueOn) return [answer(uuid, 'REJECTED', 'retirado')];
  if (dueOn > day) return [];
  const fault = faults[String(amount % 100n).padStart(2, '0')];
  const paid = answer(uuid, 'PAID', null);
  const returned = answer(uuid, 'RETURNED', 'devuelto por el deudor');
  const isReturned = (days: number) => paymentCalendar.add(dueOn, days) <= day;
  if (fault === undefined) return [paid];
  const said: Record<Fault, DebitAnswer[]> = {
    REJECTED: [answer(uuid, 'REJECTED', 'saldo insuficiente')],
    RETURNED: isReturned(RETURN_DAYS) ? [paid, returned] : [paid],
    TWICE: [paid, paid],
    SILENT: [],
    RETURNED_LATE: isReturned(LATE_RETURN_DAYS) ? [paid, returned] : [paid],
    UNKNOWN_DEBIT: [
      { ...answer('00000000-0000-4000-8000-000000000000', 'PAID', null), reference: `${uuid}/?` },
      paid,
    ],
  };
  return said[fault];
}

const answer = (
  debit: string,
  result: DebitAnswer['result'],
  reason: string | null,
): DebitAnswer => ({ debit, result, reason, reference: `SANDBOX/${debit}/${result}` });
