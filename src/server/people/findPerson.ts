import { sql } from 'kysely';
import type { Actor } from '../ports/actor.ts';
import { checkActive, readSelf } from '../interveners/checkActive.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { notFound } from '../kernel/httpError.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import { rolesBeside, standing } from './standing.ts';

/** An intervener with how the actor stands to them. */
export interface Person {
  row: IntervenerRow;
  as: 'self' | 'tutor' | 'representative' | 'staff';
}

/**
 * A person whose data the actor may see: themselves, the minor whose tutor they are, the company that
 * they represent, and for staff anybody of the tenant. Throws the 404 of a missing one otherwise.
 * @param lock holds the person's row until the transaction ends
 */
export async function findPerson(
  db: TenantDb,
  actor: Actor,
  uuid: string,
  today: string,
  lock = false,
): Promise<Person> {
  const isStaff = actor.kind === 'staff';
  const own = actor.kind === 'investor' ? actor.intervenerUuid : undefined;
  if (!isStaff && !own) throw notFound();
  const roles = own ? rolesBeside(own) : sql<string[]>`array[]::text[]`;
  const found = await db
    .selectFrom('interveners')
    .selectAll()
    .select(roles.as('roles_beside'))
    .where('uuid', '=', uuid)
    .$if(own !== undefined, (query) =>
      query.where(({ or, eb }) =>
        or([eb('uuid', '=', own!), sql<boolean>`cardinality(${roles}) > 0`]),
      ),
    )
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!found) throw notFound();
  const { roles_beside, ...row } = found;
  const as = isStaff ? 'staff' : row.uuid === own ? 'self' : standing(row, roles_beside, today);
  if (!as) throw notFound();
  return { row, as };
}

/** The same to change something of the person: the row is locked, and the actor may make changes. */
export async function findPersonToChange(
  db: TenantDb,
  actor: Actor,
  uuid: string,
  today: string,
): Promise<Person> {
  const person = await findPerson(db, actor, uuid, today, true);
  checkActive(person.as === 'self' ? person.row : await readSelf(db, actor), today);
  return person;
}
