import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { Came } from '#/domain/operations/promises/promiseOutcomes.ts';
import { paidBefore, wholeFigures } from '../operations/wholeFigures.ts';
import { isToBeSettled } from '../operations/isToBeSettled.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/**
 * What came of an executed order: of a transfer what its halves say, which carry it out. Its settlement has not come
 * before its day. Of a benefit in payments its first day, and what was paid in all.
 * @param parts the executed operations that it led to
 * @param executed day on which it ended, or the first of its payments was made
 */
export function cameOf(
  row: StoredOperation,
  parts: readonly StoredOperation[],
  { executed, today }: { executed: PlainDate; today: PlainDate },
): Came {
  const type = findOperationType(row.operation_type);
  const { halves } = type ?? {};
  const left = parts.find(({ operation_type }) => operation_type === halves?.out);
  const entered = parts.find(({ operation_type }) => operation_type === halves?.in);
  const payments = paymentsOf(row, parts);
  // What was promised a day is the first payment.
  const first = payments[0] ?? row;
  const [begun, ended] = [left ?? entered ?? first, entered ?? left ?? first];
  const whole = payments.length > 0 ? wholeFigures({ ...row, ...paidBefore(payments) }) : begun;
  return {
    indicator: row.amount_shares_indicator,
    executed,
    instalments: payments.length,
    isReceived: type?.execution === 'arrival',
    nav_date: begun.nav_date,
    target_nav_date: left && entered ? entered.nav_date : null,
    value_date: begun.value_date,
    settlement_date: isToBeSettled(ended, today) ? null : ended.settlement_date,
    nav: begun.nav,
    gross_amount: whole.gross_amount,
    cost: costOf(begun),
    net_amount: whole.net_amount,
    shares: whole.shares,
    target_shares: left && entered ? entered.shares : null,
    target_nav: left && entered ? entered.nav : null,
    isDeferred: type?.execution === 'transfer' ? deferralOf(begun) : null,
  };
}

/** The payments of a benefit that were made before its last, the first first. */
export const paymentsOf = (
  { operation_type }: StoredOperation,
  parts: readonly StoredOperation[],
): StoredOperation[] =>
  parts
    .filter((part) => part.operation_type === operation_type)
    .sort((one, other) => Number(one.sequence - other.sequence));

/** Whether what was gained by it is taxed then. */
export function isTaxedByGain({ operation_type, details }: StoredOperation): boolean {
  const tax = findOperationType(operation_type)?.tax;
  return tax === 'WITHHELD' || (tax === 'TRANSFER' && details.is_tax_deferred === false);
}

/** As it was kept when it left; null of what left before that was. */
const deferralOf = ({ details: { is_tax_deferred } }: StoredOperation): boolean | null =>
  typeof is_tax_deferred === 'boolean' ? is_tax_deferred : null;

/** What was paid for what was sold; null where no gain was taxed by it. */
function costOf(sold: StoredOperation): bigint | null {
  const { gross_amount, commission, fiscal_import } = sold;
  if (!isTaxedByGain(sold) || gross_amount === null || fiscal_import === null) return null;
  return gross_amount - (commission ?? 0n) - fiscal_import;
}
