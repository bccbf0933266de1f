import { formatAmount } from '#/domain/money/format.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { readOrderNavs } from '../orders/readOrderNavs.ts';
import { roomLeft } from './roomLeft.ts';
import { notifyUnfilled, type Telling } from './notifyUnfilled.ts';

const contributions: ReadonlySet<string> = new Set(['APORTACION', 'APORTACION_PERIODICA']);

/**
 * Judges a contribution again whose money was just matched, by the year in which it would be invested: more than
 * the limit leaves waits, and staff and its owners are told at once.
 */
export async function notifyOverLimit(
  telling: Telling,
  db: TenantDb,
  row: StoredOperation,
): Promise<void> {
  if (!contributions.has(row.operation_type)) return;
  const on = (await readOrderNavs(db, telling.tenant, [row])).get(row.uuid)?.nav.date;
  if (!on) return;
  const left = await roomLeft(telling.tenant, { db, row }, on, true);
  if ((row.gross_amount ?? 0n) > left)
    await notifyUnfilled(telling, { db, row }, overLimit(on, left));
}

/** Why it waits: a sentence that begins small. */
export const overLimit = (on: string, left: bigint): string =>
  `con ella pasaría del límite de aportaciones de ${on.slice(0, 4)}, del que quedan ` +
  `${formatAmount(left > 0n ? left : 0n)} €. El dinero espera.`;
