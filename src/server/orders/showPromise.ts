import type { Schema } from '#/contract/schema.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { toWire, toWireOrNull } from '#/domain/money/wire.ts';
import { shownPromise, type PromiseOutcome } from '#/domain/operations/promises/promiseOutcomes.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { OperationRow } from '../operations/operationRow.ts';
import type { Tenant } from '../ports/tenant.ts';
import { isPayment, readOutcomes } from './readOutcomes.ts';
import { readPromises, type KeptPromise } from './readPromises.ts';

type Wire = Schema<'OrderPromise'>;

/**
 * What was promised of an operation, and what came of each of it once it is executed, its settlement from its day on;
 * null of one without. Of a payment of a benefit what its order was promised, with what came of it by that payment.
 */
export async function showPromise(
  db: TenantDb,
  tenant: Pick<Tenant, 'timeZone' | 'holidays'>,
  row: OperationRow,
  today: PlainDate,
): Promise<Wire | null> {
  const isPart = isPayment(row);
  const [first, ...later] = await readPromises(db, isPart ? row.uuid_request! : row.uuid);
  if (!first) return null;
  const outcomes =
    row.operation_status === 'FINALIZED' ? await readOutcomes(db, tenant, row, today) : [];
  // What its order was promised says nothing of it by itself.
  if (isPart && outcomes.length === 0) return null;
  return {
    shown: toTerms(shownPromise([first, ...later])),
    history: [first, ...later].map(toTerms),
    date_outcomes: outcomes.flatMap((each) => (isDate(each) ? [each] : [])),
    amount_outcomes: outcomes.flatMap(({ key, promised, came: real, cause }) =>
      key === 'gross_amount' || key === 'net_amount'
        ? [{ key, promised: toWire(promised, 2), came: toWire(real, 2), cause }]
        : [],
    ),
    share_outcomes: outcomes.flatMap(({ key, promised, came: real, cause }) =>
      key === 'shares' || key === 'target_shares'
        ? [{ key, promised: toWire(promised, 6), came: toWire(real, 6), cause }]
        : [],
    ),
  };
}

const isDate = (
  outcome: PromiseOutcome,
): outcome is Extract<PromiseOutcome, { promised: string }> => typeof outcome.promised === 'string';

const toTerms = (promise: KeptPromise): Schema<'PromisedTerms'> => ({
  made_at: promise.made_at.toISOString(),
  cause: promise.cause,
  cut_off: promise.cut_off.toISOString(),
  nav_date: promise.nav_date,
  publication_date: promise.publication_date,
  value_date: promise.value_date,
  settlement_date: promise.settlement_date,
  target_nav_date: promise.target_nav_date,
  nav: toWireOrNull(promise.nav, 6),
  gross_amount: toWireOrNull(promise.gross_amount, 2),
  net_amount: toWireOrNull(promise.net_amount, 2),
  shares: toWireOrNull(promise.shares, 6),
  commission: promise.simulation?.commission ?? null,
  withholding: promise.simulation?.withholding ?? null,
  payments: promise.simulation?.pension?.payments ?? null,
});
