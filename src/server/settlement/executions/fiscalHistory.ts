import { departures } from '../../operations/transferTypes.ts';
import type { Schema } from '#/contract/schema.ts';
import { toWireLot, type WireLot } from '#/domain/lots/wireLot.ts';
import type { Lot } from '#/domain/lots/lot.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import { replay } from '#/domain/valuation/replay.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import type { StoredOperation } from '../../operations/toRuleOperation.ts';
import { readLedger } from '../../positions/readLedger.ts';
import { notFound } from '../../kernel/httpError.ts';

/**
 * What goes along with the money of a transfer to another entity: the dates and cost of what left, first in,
 * first out; no lots before it is carried out, nor where it was taxed as a sale. Throws 404 for anything else.
 * @source LIRPF 94.1 a
 */
export async function readFiscalHistory(
  db: TenantDb,
  uuid: string,
): Promise<Schema<'FiscalHistory'>> {
  const row = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('operation_type', 'in', departures)
    .where('uuid_request', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  const text = (name: string) => (row.details[name] as string | undefined) ?? null;
  const isDone = row.operation_status === 'FINALIZED';
  const lots = isDone ? await handedOver(db, row) : [];
  return {
    uuid_operation: row.uuid,
    reference: text('reference'),
    xt_entity: text('xt_entity'),
    xt_isin_code: text('xt_isin_code'),
    pp_xt_dgs_code: text('pp_xt_dgs_code'),
    nav_date: row.nav_date,
    settlement_date: row.settlement_date,
    shares: isDone ? toWireOrNull(row.shares, 6) : null,
    net_amount: isDone ? toWireOrNull(row.net_amount, 2) : null,
    withholding: isDone ? toWireOrNull(row.withholding, 2) : null,
    lots: lots.map(({ acquisition_date, shares, cost }) => ({ acquisition_date, shares, cost })),
  };
}

/** As it was kept; of movements that were recorded from papers, as the account's book says. */
async function handedOver(db: TenantDb, row: StoredOperation): Promise<WireLot[]> {
  const kept = row.details.handed_over as WireLot[] | null | undefined;
  if (kept !== undefined) return kept ?? [];
  const entries = await readLedger(db, [{ uuid: row.uuid_account }]);
  const found: Lot[] = [];
  replay(entries, undefined, (entry, lots) => {
    if (entry.uuid === row.uuid) found.push(...lots);
  });
  return found.map(toWireLot);
}
