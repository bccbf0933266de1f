import { transitionOperation } from '../orders/transitionOperation.ts';
import type { ExecutionStep } from './executions/executionStep.ts';

/**
 * Ends a benefit of which payments were made and nothing is left to pay, or nothing to pay it from: it waits
 * for nobody, and its owners are told why.
 */
export async function endBenefit(
  { settling: settlement, db, row }: ExecutionStep,
  isPaid: boolean,
): Promise<void> {
  const { context, tenant, day } = settlement;
  await transitionOperation(context, db, {
    tenant,
    uuid: row.uuid,
    to: 'CANCELLED',
    by: 'SYSTEM',
    reason: { words: isPaid ? 'why.all_paid' : 'why.no_shares_for_payments' },
    facts: { today: day, isNothingLeft: true },
  });
}
