import { sql, type Kysely } from 'kysely';
import { withAdvisoryLock } from './withAdvisoryLock.ts';
import { demoPrivileges, requestPrivileges, type RowPrivileges } from './requestPrivileges.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Gives a role what requests need, table by table and where it is told column by column, and takes from it
 * whatever else it has there; no table is made, altered or emptied. Where all is as it should be, nothing is
 * written.
 * @param owner connections of the tables' owner
 */
export async function grantPrivileges(
  owner: Kysely<Tables>,
  role: string,
  { isDemo }: { isDemo: boolean },
): Promise<void> {
  const wrong = async () =>
    (await readPrivileges(owner, role))
      .map((each) => ({ ...each, due: dueOf(each, isDemo) }))
      .filter(({ held, due }) => held !== due.join());
  if ((await wrong()).length === 0) return;
  const work = async () => {
    const tables = await wrong();
    await owner.transaction().execute(async (at) => {
      await sql`grant usage on schema public to ${sql.ref(role)}`.execute(at);
      for (const { name, isSequence, columns, due } of tables) {
        const kind = isSequence ? sql`sequence` : sql`table`;
        const place = sql`on ${kind} ${sql.table(name)}`;
        await sql`revoke all ${place} from ${sql.ref(role)}`.execute(at);
        // Privileges on columns do not go with those on the table.
        if (columns.length > 0) {
          const all = sql.join(columns.map((column) => sql.ref(column)));
          await sql`revoke all (${all}) ${place} from ${sql.ref(role)}`.execute(at);
        }
        if (due.length > 0)
          await sql`grant ${sql.raw(due.join())} ${place} to ${sql.ref(role)}`.execute(at);
      }
    });
  };
  await withAdvisoryLock(owner, 'what requests may do', work);
}

interface Held {
  name: string;
  isSequence: boolean;
  /** Privileges in alphabetical order, with commas; those on columns with their names. */
  held: string;
  /** Columns on which the role has any. */
  columns: string[];
}

/** In the order and spelling of `held`. */
function dueOf({ name, isSequence }: Pick<Held, 'name' | 'isSequence'>, isDemo: boolean): string[] {
  if (isSequence) return ['USAGE'];
  const own = requestPrivileges[name];
  if (own === null) return [];
  const all: RowPrivileges = { ...own, ...(isDemo && demoPrivileges[name]) };
  return [
    ...(all.delete ? ['DELETE'] : []),
    ...(all.insert ? ['INSERT'] : []),
    'SELECT',
    ...(all.update === true ? ['UPDATE'] : []),
    ...(Array.isArray(all.update) ? [`UPDATE(${all.update.toSorted().join()})`] : []),
  ];
}

async function readPrivileges(owner: Kysely<Tables>, role: string) {
  const { rows } = await sql<Held>`
    with asker as (select oid from pg_roles where rolname = ${role}),
    of_columns as (
      select attrelid, privilege_type, array_agg(attname::text order by attname collate "C") as names
      from pg_attribute, aclexplode(attacl), asker
      where grantee = asker.oid and attnum > 0 and not attisdropped group by 1, 2)
    select relname as name, relkind = 'S' as "isSequence",
      array_to_string(array(
        select privilege_type from aclexplode(relacl), asker where grantee = asker.oid
        union all
        select privilege_type || '(' || array_to_string(names, ',') || ')' from of_columns
        where attrelid = pg_class.oid
        order by 1), ',') as held,
      array(select distinct unnest(names) from of_columns where attrelid = pg_class.oid) as columns
    from pg_class where relkind in ('r', 'v', 'S') and relnamespace = 'public'::regnamespace
    order by 1`.execute(owner);
  return rows;
}
