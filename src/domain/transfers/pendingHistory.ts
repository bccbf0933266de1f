import type { PlainDate } from '../dates/plainDate.ts';
import type { Issue } from '../kernel/issue.ts';
import type { Cents } from '../money/cents.ts';
import { formatAmount } from '../money/format.ts';

/** Money that came from another entity without the dates and the cost of what left there. */
export interface PendingHistory {
  /** Of the request. */
  uuid: string;
  product: string;
  amount: Cents;
  /** Day on which the money came. */
  since: PlainDate;
}

/**
 * Why nothing of it can be sold, nor its tax be told: code `operation.fiscal_data_pending`, params `amount` and `uuid`
 * of the first transfer. None where nothing is pending.
 * @source LIRPF 94.1 a: dates and cost are carried, and are the other entity's to tell
 */
export function checkPendingHistory(pending: readonly PendingHistory[], path: string): Issue[] {
  const [first] = pending;
  if (!first) return [];
  const amount = formatAmount(pending.reduce((sum, each) => sum + each.amount, 0n));
  return [{ code: 'operation.fiscal_data_pending', path, params: { amount, uuid: first.uuid } }];
}
