import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { Came } from '#/domain/operations/promises/promiseOutcomes.ts';
import { isToBeSettled } from '../operations/isToBeSettled.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';

/**
 * What came of an executed order: of a transfer what its halves say, which carry it out. Its settlement has not come
 * before its day.
 * @param parts the executed operations that it led to
 * @param executed day on which it ended
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
  const [begun, ended] = [left ?? entered ?? row, entered ?? left ?? row];
  return {
    indicator: row.amount_shares_indicator,
    executed,
    instalments: parts.filter(({ operation_type }) => operation_type === row.operation_type).length,
    isReceived: type?.execution === 'arrival',
    nav_date: begun.nav_date,
    target_nav_date: left && entered ? entered.nav_date : null,
    value_date: begun.value_date,
    settlement_date: isToBeSettled(ended, today) ? null : ended.settlement_date,
    nav: begun.nav,
    gross_amount: begun.gross_amount,
    cost: costOf(begun),
    net_amount: begun.net_amount,
    shares: begun.shares,
  };
}

/** What was paid for what was sold; null where no gain was taxed by it. */
function costOf(sold: StoredOperation): bigint | null {
  const { operation_type, gross_amount, commission, fiscal_import, details } = sold;
  const tax = findOperationType(operation_type)?.tax;
  const isByGain = tax === 'WITHHELD' || (tax === 'TRANSFER' && details.is_tax_deferred === false);
  if (!isByGain || gross_amount === null || fiscal_import === null) return null;
  return gross_amount - (commission ?? 0n) - fiscal_import;
}
