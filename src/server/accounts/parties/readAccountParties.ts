import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { effectiveRoles } from '#/domain/access/effectiveRoles.ts';
import { partiesOf } from '../../interveners/partiesOf.ts';
import type { BusinessTables } from '../../tables/businessTables.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import type { AccountRow } from '../readAccounts.ts';

type RoleRow = Selectable<BusinessTables['account_interveners']>;
type Person = Pick<
  Selectable<BusinessTables['interveners']>,
  'type' | 'name' | 'lastname_1' | 'lastname_2' | 'intervener_status' | 'email'
>;

/** Somebody on an account with all their roles there, the widest first. */
export interface AccountParty extends Person {
  uuid: string;
  roles: RoleRow[];
}

/**
 * The people on an account, holders first; former tutors no longer are.
 * @param only the one person, where no more may be seen or somebody is looked for
 */
export async function readAccountParties(
  db: TenantDb,
  account: AccountRow,
  today: string,
  only?: string,
): Promise<AccountParty[]> {
  const rows = await partiesOf(db)
    .selectAll('party')
    .select(['type', 'name', 'lastname_1', 'lastname_2', 'intervener_status', 'email'])
    .where('party.uuid_account', '=', account.uuid)
    .$if(only !== undefined, (query) => query.where('party.uuid_intervener', '=', only!))
    .orderBy('party.since')
    .orderBy('party.uuid_intervener')
    .execute();
  const people = [...new Set(rows.map(({ uuid_intervener }) => uuid_intervener))].map((uuid) => {
    const own = rows.filter((row) => row.uuid_intervener === uuid);
    return { ...own[0]!, uuid, roles: inForce(own, account, today) };
  });
  return people
    .filter(({ roles }) => roles.length > 0)
    .sort((left, right) => rank(left.roles[0]!) - rank(right.roles[0]!));
}

/** Their roles in force, the widest first. */
function inForce(rows: RoleRow[], account: AccountRow, today: string): RoleRow[] {
  const roles = rows.map(({ account_intervener_role }) => account_intervener_role);
  const { holder_birthdate } = account;
  const effective = new Set<string>(effectiveRoles({ roles, holder_birthdate }, today));
  return rows
    .filter(({ account_intervener_role }) => effective.has(account_intervener_role))
    .sort((left, right) => rank(left) - rank(right));
}

const order = [
  'TITULAR',
  'PARTICIPE',
  'USUFRUCTUARIO',
  'NUDO_PROPIETARIO',
  'TUTOR',
  'ADMINISTRADOR',
  'REPRESENTANTE_LEGAL',
  'APODERADO',
  'AUTORIZADO',
];
const rank = ({ account_intervener_role }: RoleRow) =>
  order.indexOf(account_intervener_role) + 1 || order.length + 1;

/** Somebody on an account as the wire shows them; roles when they were asked for. */
export function toAccountIntervener(
  party: AccountParty,
  isExpanded: boolean,
  seesEmail: boolean,
  isRemovable = false,
): Schema<'AccountIntervener'> {
  const roles = party.roles.map(toRole);
  return {
    uuid: party.uuid,
    type: party.type,
    name: party.name,
    lastname_1: party.lastname_1,
    lastname_2: party.lastname_2,
    intervener_status: party.intervener_status as Schema<'IntervenerStatus'>,
    ...(seesEmail && { email: party.email }),
    ...(isRemovable && { is_removable: true }),
    ...(isExpanded && { account_intervener_role: roles[0]!, account_intervener_roles: roles }),
  };
}

const toRole = (row: RoleRow): Schema<'AccountIntervenerRole'> => ({
  role: row.account_intervener_role as Schema<'IntervenerRole'>,
  subrole: row.subrole as Schema<'IntervenerSubrole'> | null,
  percentage: row.percentage,
  since: row.since,
});
