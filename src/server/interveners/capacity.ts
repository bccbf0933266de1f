import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';
import type { Words } from '../kernel/words.ts';

/** Somebody by name, with the role that ties them to somebody else. */
export interface RoleOf {
  role: string;
  name: string;
}

/** In what capacity somebody acts: for whom, and who stands for the company that they are. */
export interface Capacity {
  acts_for: RoleOf[];
  represented_by: RoleOf[];
}

/** What somebody acts on: accounts, and people whose own papers they sign. */
export interface ActedOn {
  accounts: readonly string[];
  people: readonly string[];
}

/** Roles of whoever holds an account themselves. */
const HOLDING = ['TITULAR', 'PARTICIPE', 'USUFRUCTUARIO', 'NUDO_PROPIETARIO'];
/** Roles of whoever stands for a company. */
const STANDING = ['APODERADO', 'REPRESENTANTE_LEGAL', 'ADMINISTRADOR'];

/**
 * In what capacity a person acts on accounts and for people, as their roles are now: the holders whose attorney, guardian
 * or other party they are, and of a company those who stand for it.
 */
export async function readCapacity(
  db: TenantDb,
  person: string,
  { accounts, people }: ActedOn,
): Promise<Capacity> {
  const others = people.filter((uuid) => uuid !== person);
  const on = sql`theirs.tenant_id = ${db.tenantId}
    and theirs.account_intervener_role = any(${HOLDING}::text[]) and theirs.uuid_intervener <> ${person}
    and (theirs.uuid_account = any(${[...accounts]}::uuid[])
      or theirs.uuid_intervener = any(${others}::uuid[]))`;
  const { rows } = await sql<RoleOf & { side: 'for' | 'by' }>`
    select distinct 'for' as side, mine.account_intervener_role as role, ${NAME}
    from account_interveners theirs
    join account_interveners mine on mine.tenant_id = theirs.tenant_id
      and mine.uuid_account = theirs.uuid_account and mine.uuid_intervener = ${person}
    join interveners person on person.tenant_id = theirs.tenant_id and person.uuid = theirs.uuid_intervener
    where ${on} and mine.account_intervener_role <> all(${HOLDING}::text[])
      and not exists (select 1 from account_interveners own
        where own.tenant_id = mine.tenant_id and own.uuid_account = mine.uuid_account
        and own.uuid_intervener = ${person} and own.account_intervener_role = any(${HOLDING}::text[]))
    union
    select distinct 'by', standing.account_intervener_role, ${NAME}
    from account_interveners own
    join interveners company on company.tenant_id = own.tenant_id and company.uuid = own.uuid_intervener
      and company.type = 'J'
    join account_interveners standing on standing.tenant_id = own.tenant_id
      and standing.uuid_account = own.uuid_account and standing.account_intervener_role = any(${STANDING}::text[])
    join interveners person on person.tenant_id = own.tenant_id and person.uuid = standing.uuid_intervener
    where own.tenant_id = ${db.tenantId} and own.uuid_intervener = ${person}
      and own.account_intervener_role = any(${HOLDING}::text[]) and person.uuid <> ${person}
    order by side, name, role`.execute(db);
  const of = (side: 'for' | 'by') =>
    rows.filter((row) => row.side === side).map(({ role, name }) => ({ role, name }));
  return { acts_for: of('for'), represented_by: of('by') };
}

const NAME = sql`concat_ws(' ', person.name, person.lastname_1, person.lastname_2) as name`;

/** "Blanca Ortiz: Apoderado de Naviera SA"; of whoever acts for themselves their name alone. */
export function nameActing(say: Words, name: string, capacity: Capacity | null): string {
  const { acts_for = [], represented_by = [] } = capacity ?? {};
  const roleOf = ({ role }: RoleOf) => say.value({ list: 'roles', code: role });
  if (acts_for.length > 0)
    return say('sign.acts_for', {
      name,
      whom: acts_for
        .map((each) => say('sign.role_of', { role: roleOf(each), holder: each.name }))
        .join('; '),
    });
  if (represented_by.length > 0)
    return say('sign.represented_by', {
      name,
      people: represented_by
        .map((each) => say('sign.person_as', { name: each.name, role: roleOf(each) }))
        .join('; '),
    });
  return name;
}
