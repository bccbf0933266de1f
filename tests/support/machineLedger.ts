import type { Kysely } from 'kysely';
import type { Tables } from '../../src/server/tables/tables.ts';
import { withTenant, type TenantDb } from '../../src/server/database/withTenant.ts';
import { nextSequence } from '../../src/server/operations/nextSequence.ts';
import { emptyExecutionColumns } from '../../src/server/orders/emptyExecutionColumns.ts';
import { parseBatch } from './parseBatch.ts';
import type { Sent } from './machineLoad.ts';

/** Work on the first tenant's rows. */
export async function inAlmadraba<T>(
  db: Kysely<Tables>,
  work: (db: TenantDb) => Promise<T>,
): Promise<T> {
  const { id } = await db
    .selectFrom('tenants')
    .select('id')
    .where('name', '=', 'almadraba')
    .executeTakeFirstOrThrow();
  return withTenant(db, id, work);
}

/** Makes some booked orders validated again, so that there is something to send to the registry. */
export const makeSendable = (db: Kysely<Tables>, count: number): Promise<string[]> =>
  inAlmadraba(db, async (tenant) => {
    const rows = await tenant
      .selectFrom('operations')
      .select('uuid')
      .where('operation_type', 'in', ['SUSCRIPCION', 'APORTACION'])
      .where('operation_status', '=', 'FINALIZED')
      .orderBy('uuid')
      .limit(count)
      .execute();
    const uuids = rows.map(({ uuid }) => uuid);
    // A long run has sent all that the demo has.
    if (uuids.length === 0) return [];
    await tenant
      .updateTable('operations')
      .set({ operation_status: 'VALIDATED' })
      .where('uuid', 'in', uuids)
      .execute();
    return uuids;
  });

/** Signed orders of the demo's first investor that wait for their 1,000 euros, so that there is something to pay. */
export const makePayable = (
  { db, id, now }: { db: Kysely<Tables>; id: () => string; now: Date },
  count: number,
): Promise<string[]> =>
  inAlmadraba(db, async (tenant) => {
    const { tenant_id, uuid_account, uuid_intervener } = await tenant
      .selectFrom('account_interveners')
      .innerJoin('accounts', 'accounts.uuid', 'account_interveners.uuid_account')
      .select(['accounts.tenant_id', 'uuid_account', 'uuid_intervener'])
      .where('alias', '=', 'Ahorro familiar')
      .executeTakeFirstOrThrow();
    const first = await nextSequence(tenant, { uuid_account });
    const uuids = Array.from({ length: count }, id);
    await tenant
      .insertInto('operations')
      .values(
        uuids.map((uuid, index) => ({
          ...emptyExecutionColumns,
          ...{
            tenant_id,
            uuid,
            uuid_account,
            key_product: '10394',
            sequence: first + BigInt(index),
          },
          ...{ operation_type: 'SUSCRIPCION', operation_status: 'SIGNED', channel: 'ONLINE' },
          ...{ ordered_by: uuid_intervener, amount_shares_indicator: 'B', gross_amount: 100_000n },
          ...{ net_amount: null, shares: null, request_date: now, is_request: false },
          ...{ is_total: false, details: { pay_method: 'TRANSFERENCIA' } },
        })),
      )
      .execute();
    return uuids;
  });

/**
 * What is wrong with the orders and files in the database, after every order of `sent` was acknowledged
 * at last: lost, doubled, half written. Empty when nothing is.
 */
export const wrongs = (
  db: Kysely<Tables>,
  before: Before,
  sent: Sent,
  exported: readonly string[],
): Promise<string[]> =>
  inAlmadraba(db, async (tenant) => {
    const found: string[] = [];
    const rows = await tenant
      .selectFrom('operations')
      .select(['uuid', 'operation_status'])
      .execute();
    const lines = await tenant
      .selectFrom('operation_history')
      .select(['uuid_operation', 'status_from', 'status_to'])
      .execute();
    const isNew = ({ uuid }: { uuid: string }) => !before.batches.has(uuid);
    const batches = (await tenant.selectFrom('rd_batches').selectAll().execute()).filter(isNew);
    const parts = (await tenant.selectFrom('rd_batch_operations').selectAll().execute()).filter(
      ({ uuid_batch }) => isNew({ uuid: uuid_batch }),
    );
    const statuses = new Map(rows.map((row) => [row.uuid, row.operation_status]));
    const news = new Set(
      rows.map(({ uuid }) => uuid).filter((uuid) => !before.operations.has(uuid)),
    );
    const acknowledged = [...sent.values()];
    for (const uuid of acknowledged)
      if (uuid === undefined || !news.has(uuid)) found.push(`lost: ${uuid}`);
    if (news.size !== sent.size) found.push(`${sent.size} orders and ${news.size} operations`);
    const begun = lines.filter((line) => line.status_from === null);
    for (const uuid of news) {
      const own = begun.filter((line) => line.uuid_operation === uuid).length;
      if (own !== 1) found.push(`${uuid} begins ${own} times in its history`);
    }
    const papers = await tenant
      .selectFrom('documents')
      .select(['uuid_owner', ({ fn }) => fn.countAll<bigint>().as('count')])
      .where('section', '=', 'OPERATION')
      .groupBy('uuid_owner')
      .execute();
    const papersOf = new Map(papers.map((row) => [row.uuid_owner, Number(row.count)]));
    const most = Math.max(0, ...[...news].map((uuid) => papersOf.get(uuid) ?? 0));
    for (const uuid of news)
      if (!most || papersOf.get(uuid) !== most) found.push(`${uuid} has not all of its papers`);
    const written = new Map(
      batches.map((batch) => [
        batch.uuid,
        parseBatch(batch.content)
          .filter(({ type }) => type === '10')
          .map(({ fields }) => fields.operation!),
      ]),
    );
    for (const { uuid_operation: uuid, uuid_batch } of parts) {
      const moves = lines.filter((line) => line.uuid_operation === uuid);
      const sends = moves.filter(
        (line) => line.status_from === 'VALIDATED' && line.status_to === 'RD_SENT',
      );
      const times = sends.length - (before.sends.get(uuid) ?? 0);
      if (times !== 1) found.push(`${uuid} was sent ${times} times`);
      if (statuses.get(uuid) !== 'RD_SENT') found.push(`${uuid} is ${statuses.get(uuid)}`);
      if (!written.get(uuid_batch)?.includes(uuid)) found.push(`${uuid} is not in its file`);
    }
    const kept = new Set(parts.map((part) => part.uuid_operation));
    for (const uuid of exported) if (!kept.has(uuid)) found.push(`lost from the registry: ${uuid}`);
    if (parts.length !== [...written.values()].flat().length) found.push('files have other orders');
    return found;
  });

/** What was there before the work. */
export interface Before {
  operations: ReadonlySet<string>;
  /** How often an order had been sent to the registry: the demo's were, and are validated again. */
  sends: ReadonlyMap<string, number>;
  /** Files for the registry. */
  batches: ReadonlySet<string>;
}

export const readBefore = (db: Kysely<Tables>): Promise<Before> =>
  inAlmadraba(db, async (tenant) => {
    const rows = await tenant.selectFrom('operations').select('uuid').execute();
    const lines = await tenant
      .selectFrom('operation_history')
      .select('uuid_operation')
      .where('status_from', '=', 'VALIDATED')
      .where('status_to', '=', 'RD_SENT')
      .execute();
    const sends = new Map<string, number>();
    for (const { uuid_operation: uuid } of lines) sends.set(uuid, (sends.get(uuid) ?? 0) + 1);
    const batches = await tenant.selectFrom('rd_batches').select('uuid').execute();
    const uuidsOf = (each: { uuid: string }[]) => new Set(each.map(({ uuid }) => uuid));
    return { operations: uuidsOf(rows), sends, batches: uuidsOf(batches) };
  });
