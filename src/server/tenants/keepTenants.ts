import type { Kysely } from 'kysely';
import type { Context } from '../ports/context.ts';
import type { Tables } from '../tables/tables.ts';
import { StartProblem } from '../kernel/startProblem.ts';

/**
 * Makes a row for each tenant of the files, as the tables' owner: requests only read them. Throws a StartProblem when a
 * name has got another id.
 */
export async function keepTenants(
  db: Kysely<Tables>,
  { hosts }: Pick<Context, 'hosts'>,
): Promise<void> {
  const rows = hosts.tenants.map(({ id, name }) => ({ id, name }));
  await db
    .insertInto('tenants')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = new Map(
    (await db.selectFrom('tenants').selectAll().execute()).map(({ id, name }) => [name, id]),
  );
  const moved = rows.find(({ id, name }) => kept.get(name) !== id);
  if (moved) {
    throw new StartProblem(
      `tenants/${moved.name}/tenant.json has another id than the data of this tenant (${kept.get(moved.name)})`,
    );
  }
}
