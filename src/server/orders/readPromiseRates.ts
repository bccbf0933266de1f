import { sql, type RawBuilder } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { addMonths, type PlainDate } from '#/domain/dates/plainDate.ts';
import { toWallClock } from '#/domain/dates/wallClock.ts';
import { promiseOutcomes } from '#/domain/operations/promises/promiseOutcomes.ts';
import { promiseRates, type JudgedPromise } from '#/domain/operations/promises/promiseRates.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { isToBeSettled } from '../operations/isToBeSettled.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readProducts } from '../products/readProducts.ts';
import { cameOf, paymentsOf } from './cameOf.ts';

/** How the promises of orders that were executed and settled between two days were kept, by product; of the last year by default. */
export async function readPromiseRates(
  db: TenantDb,
  tenant: Pick<Tenant, 'timeZone'>,
  { since, until }: { since?: PlainDate; until: PlainDate },
): Promise<Schema<'PromiseRate'>[]> {
  const from = since ?? addMonths(until, -12);
  const judged = await readJudgedPromises(db, tenant, { since: from, until });
  const products = await readProducts(db);
  return promiseRates(judged).map(({ product, ...rate }) => ({
    key_product: product,
    name_product: products.get(product)?.name_product ?? product,
    ...rate,
  }));
}

/**
 * Every executed order of which something was promised, with what came of it, read together; one is judged once it is
 * settled, too.
 */
export async function readJudgedPromises(
  db: TenantDb,
  { timeZone }: Pick<Tenant, 'timeZone'>,
  { since, until }: { since: PlainDate; until: PlainDate },
): Promise<JudgedPromise[]> {
  const dayOf = (instant: Date) => toWallClock(instant.toISOString(), timeZone).date;
  const ends = await db
    .selectFrom('operation_history')
    .select(['uuid_operation', ({ fn }) => fn.max('changed_at').as('at')])
    .where('status_to', '=', 'FINALIZED')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_promises')
          .select('order_promises.place')
          .whereRef('order_promises.uuid_operation', '=', 'operation_history.uuid_operation'),
      ),
    )
    .groupBy('uuid_operation')
    .execute();
  const executed = new Map(
    ends
      .map(({ uuid_operation, at }) => [uuid_operation, dayOf(new Date(at))] as const)
      .filter(([, day]) => day >= since && day <= until),
  );
  const uuids = [...executed.keys()];
  const among = sql<string>`any(${uuids}::uuid[])`;
  const rows = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid', '=', among)
    .where('operation_status', '=', 'FINALIZED')
    .execute();
  const parts = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid_request', '=', among)
    .where('operation_status', '=', 'FINALIZED')
    .execute();
  const begun = await readEnds(db, sql`any(${parts.map(({ uuid }) => uuid)}::uuid[])`);
  const promises = await db
    .selectFrom('order_promises')
    .selectAll()
    .where('uuid_operation', '=', among)
    .orderBy('place')
    .execute();
  const partsOf = Map.groupBy(parts, ({ uuid_request }) => uuid_request!);
  const promisesOf = Map.groupBy(promises, ({ uuid_operation }) => uuid_operation);
  return rows.flatMap((row) => {
    const [first, ...later] = promisesOf.get(row.uuid) ?? [];
    if (!first) return [];
    const halves = partsOf.get(row.uuid) ?? [];
    if ([row, ...halves].some((each) => isToBeSettled(each, until))) return [];
    const [payment] = paymentsOf(row, halves);
    const day = payment ? dayOf(begun.get(payment.uuid)!) : executed.get(row.uuid)!;
    const came = cameOf(row, halves, { executed: day, today: until });
    return [{ product: row.key_product, outcomes: promiseOutcomes([first, ...later], came) }];
  });
}

/** When some operations were executed. */
async function readEnds(db: TenantDb, among: RawBuilder<string>): Promise<Map<string, Date>> {
  const ends = await db
    .selectFrom('operation_history')
    .select(['uuid_operation', ({ fn }) => fn.max('changed_at').as('at')])
    .where('status_to', '=', 'FINALIZED')
    .where('uuid_operation', '=', among)
    .groupBy('uuid_operation')
    .execute();
  return new Map(ends.map(({ uuid_operation, at }) => [uuid_operation, new Date(at)]));
}
