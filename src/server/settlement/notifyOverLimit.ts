import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { Saying } from '../kernel/words.ts';
import { cents } from '../words/cents.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { readOrderNavs } from '../orders/readOrderNavs.ts';
import { roomLeft } from './roomLeft.ts';
import { notifyUnfilled, type Telling } from './notifyUnfilled.ts';

/**
 * Judges a contribution again whose money was just matched, by the year in which it would be invested: more than
 * the limit leaves waits, and staff and its owners are told at once.
 */
export async function notifyOverLimit(
  telling: Telling,
  db: TenantDb,
  row: StoredOperation,
): Promise<void> {
  const type = findOperationType(row.operation_type);
  if (!type?.isContribution || type.cash !== 'IN') return;
  const on = (await readOrderNavs(db, telling.tenant, [row])).get(row.uuid)?.nav.date;
  if (!on) return;
  const left = await roomLeft(telling.tenant, { db, row }, on, true);
  if ((row.gross_amount ?? 0n) > left)
    await notifyUnfilled(telling, { db, row }, overLimit(on, left));
}

/** Why it waits: a sentence that begins small. */
export const overLimit = (on: string, left: bigint): Saying => ({
  words: 'unfilled.over_limit',
  values: { year: on.slice(0, 4), left: cents(left > 0n ? left : 0n) },
});
