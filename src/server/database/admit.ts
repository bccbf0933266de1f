import { sql, type Kysely } from 'kysely';
import { appendOnly } from './appendOnly.ts';
import { oneAtATime } from './oneAtATime.ts';
import type { Tables } from './tables.ts';

/** What the list of migrations says is for the owner. */
const closed: readonly string[] = ['migrations', 'migrations_lock'];

/**
 * Gives a role what requests need, table by table, and takes from it whatever else it has there: rows are
 * read and written, those of the append-only tables never changed; no table is made, altered or emptied.
 * Where all is as it should be, nothing is written.
 * @param owner connections of the tables' owner
 */
export async function admit(owner: Kysely<Tables>, role: string): Promise<void> {
  const wrong = async () =>
    (await readPrivileges(owner, role)).filter((each) => each.held !== due(each).join());
  if ((await wrong()).length === 0) return;
  const work = async () => {
    const tables = await wrong();
    await owner.transaction().execute(async (at) => {
      await sql`grant usage on schema public to ${sql.ref(role)}`.execute(at);
      for (const each of tables) {
        const kind = each.isSequence ? sql`sequence` : sql`table`;
        const place = sql`on ${kind} ${sql.table(each.name)}`;
        await sql`revoke all ${place} from ${sql.ref(role)}`.execute(at);
        if (due(each).length > 0)
          await sql`grant ${sql.raw(due(each).join())} ${place} to ${sql.ref(role)}`.execute(at);
      }
    });
  };
  await oneAtATime(owner, 'what requests may do', work);
}

interface Held {
  name: string;
  isSequence: boolean;
  /** Privileges in alphabetical order, with commas. */
  held: string;
}

function due({ name, isSequence }: Held): string[] {
  if (isSequence) return ['USAGE'];
  if (closed.includes(name)) return [];
  return appendOnly.includes(name)
    ? ['INSERT', 'SELECT']
    : ['DELETE', 'INSERT', 'SELECT', 'UPDATE'];
}

async function readPrivileges(owner: Kysely<Tables>, role: string) {
  const { rows } = await sql<Held>`
    select relname as name, relkind = 'S' as "isSequence", array_to_string(array(
      select privilege_type from aclexplode(relacl)
      where grantee = (select oid from pg_roles where rolname = ${role}) order by 1), ',') as held
    from pg_class where relkind in ('r', 'S') and relnamespace = 'public'::regnamespace
    order by 1`.execute(owner);
  return rows;
}
