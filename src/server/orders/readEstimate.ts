import type { OrderPromise, PromisedAmounts } from '#/domain/operations/promises/promise.ts';
import type { Simulation } from '#/domain/simulations/simulationResult.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { OperationRow } from '../operations/operationRow.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { readNavBook } from '../positions/navBook.ts';
import { assertHistoryKnown } from './assertHistoryKnown.ts';
import { estimateOf } from './estimateOf.ts';
import { loadOrderContext } from './loadOrderContext.ts';
import { indicatorOf } from './orderColumns.ts';
import { readPromises } from './readPromises.ts';
import { orderOf } from './validateChange.ts';

/** What an order that is not over is expected to bring. */
export type Estimate = Pick<OrderPromise, keyof PromisedAmounts | 'target_shares'> & {
  simulation: Simulation | null;
};

/**
 * What an order is expected to bring, as it was promised. Of one that nothing was promised of, which came on paper or
 * from before, the same computation now; nothing where that cannot tell.
 */
export async function readEstimate(
  context: Context,
  db: TenantDb,
  actor: Actor,
  row: OperationRow,
): Promise<Estimate | undefined> {
  const promise = (await readPromises(db, row.uuid)).at(-1);
  return promise ?? estimateNow(context, db, actor, row);
}

/** By what is known now, and at the last NAV. */
async function estimateNow(
  context: Context,
  db: TenantDb,
  actor: Actor,
  row: OperationRow,
): Promise<Estimate | undefined> {
  const { tenant } = actor;
  const intervenerUuid = actor.intervenerUuid ?? row.ordered_by ?? undefined;
  if (!intervenerUuid) return undefined;
  const given = orderOf(row);
  const order = { ...given, amount_shares_indicator: indicatorOf(given) };
  try {
    const ground = await loadOrderContext(context, db, { ...actor, intervenerUuid }, order, {
      without: [row.uuid],
    });
    assertHistoryKnown(order, ground);
    const navs = await readNavBook(context, db);
    const now = context.now().toISOString();
    return estimateOf(order, ground, { navs, tenant, now });
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
