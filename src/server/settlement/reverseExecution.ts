import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { readLedger } from '../positions/readLedger.ts';
import type { Tenant } from '../ports/tenant.ts';
import { insertExecution } from './insertExecution.ts';
import { readHolding } from '../operations/readHolding.ts';

/** Who reverses, on which day. */
export interface Reversing extends Pick<Context, 'id' | 'now'> {
  tenant: Tenant;
  day: PlainDate;
}

/**
 * Undoes a purchase whose money was taken back: a movement of its own takes exactly the participations that it
 * bought, for what was paid for them, commission included, so that neither gain nor loss comes of it, and pays
 * nothing out; both books get it. False, and nothing moves, where those participations are sold, transferred or pledged meanwhile.
 * The account is locked.
 */
export async function reverseExecution(
  { tenant, day, id, now }: Reversing,
  db: TenantDb,
  row: StoredOperation,
): Promise<boolean> {
  const shares = row.shares ?? 0n;
  const undoneBy = findOperationType(row.operation_type)?.undoneBy;
  const account = { uuid: row.uuid_account };
  const entries = await readLedger(db, [account]);
  const bought = entries.find(({ uuid }) => uuid === row.uuid);
  if (!undoneBy || !bought || shares === 0n) return false;
  const { lots, available } = await readHolding(db, row, dayAfter(bought.date, day), false);
  const lot = lots.find(({ sequence }) => sequence === bought.sequence);
  if (lot?.shares !== shares || available < shares) return false;
  const paid = row.gross_amount ?? 0n;
  const commission = row.commission ?? 0n;
  await insertExecution(
    { settling: { context: { id, now }, tenant }, db, row },
    {
      ...{ shares, gross: paid - commission, commission: -commission, withholding: 0n, net: 0n },
      gain: 0n,
      type: undoneBy,
      product: row.key_product,
      nav: null,
      navDate: dayAfter(bought.date, day),
      settled: day,
      details: { reverses: row.uuid },
      reason: { words: 'why.purchase_undone' },
    },
  );
  return true;
}

/** Nothing is undone before it was done. */
const dayAfter = (bought: PlainDate, day: PlainDate): PlainDate => (bought > day ? bought : day);
