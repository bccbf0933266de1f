import { contributionsOf, type Counting } from '#/domain/pensions/contributionsOf.ts';
import type { ContributorSituation } from '#/domain/pensions/contributionLimits.ts';
import type { Contribution } from '#/domain/pensions/contributionAllowance.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { PlanSystem } from '#/domain/pensions/planSystem.ts';
import { pendingNavs } from '../orders/pendingNavs.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { readProducts } from '../products/readProducts.ts';
import { readSituations } from '../people/readSituations.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';

/** Contributions that use a person's limits in a year, and the roles in which they contribute. */
export interface PersonContributions {
  contributions: Contribution[];
  roles: string[];
  /** Of the person themselves. */
  situation?: ContributorSituation;
  /** By the role in which they contribute for somebody: of that one. */
  situations: Map<string, ContributorSituation>;
}

const contributing = ['APORTANTE', 'APORTANTE_CONYUGE', 'APORTANTE_FAMILIAR'];

/**
 * What counts in a person's limits: everything that goes into their own plans but what others put in
 * by their own limits, and what they put into others' plans by theirs.
 */
export async function readContributions(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone' | 'holidays'>,
  uuid: string,
  { today, on }: Pick<Counting, 'today' | 'on'>,
): Promise<PersonContributions> {
  const parties = await db
    .selectFrom('account_interveners')
    .innerJoin('accounts', 'accounts.uuid', 'account_interveners.uuid_account')
    .select(['uuid_account', 'account_intervener_role as role'])
    .where('uuid_intervener', '=', uuid)
    .where('accounts.kind', '<>', 'FI')
    .execute();
  const own = accountsAs(parties, ['TITULAR', 'PARTICIPE']);
  const others = accountsAs(parties, contributing);
  const accounts = [...own.keys(), ...others.keys()];
  const { operations, systems, navDateOf } = await readOperations(db, tenant, accounts);
  const orderers = await rolesOfOrderers(db, [...own.keys()]);
  const counted = operations.filter(({ uuid_account, uuid_intervener }) =>
    own.has(uuid_account) ? true : uuid_intervener === uuid,
  );
  const roleOf = ({ uuid_account, uuid_intervener }: Operation) =>
    own.has(uuid_account)
      ? (orderers.get(`${uuid_account} ${uuid_intervener}`) ?? 'PARTICIPE')
      : others.get(uuid_account)!;
  const calendar = navCalendarOf(tenant);
  const zone = tenant.timeZone;
  const systemOf = ({ uuid }: Operation) => systems.get(uuid) ?? 'INDIVIDUAL';
  const asked = { today, on, calendar, zone, roleOf, systemOf, navDateOf };
  const all = contributionsOf(counted, asked);
  const roles = [...new Set(others.values())];
  const isOthers = new Set(contributing.filter((role) => !roles.includes(role)));
  const owners = await ownersOf(db, [...others.keys()]);
  const known = await readSituations(db, [uuid, ...owners.values()]);
  const situations = new Map(
    [...others].map(([account, role]) => [role, known.get(owners.get(account) ?? '') ?? {}]),
  );
  const contributions = all.filter(({ role }) => !isOthers.has(role));
  return { contributions, roles, situation: known.get(uuid), situations };
}

/** Whose each of some accounts is. */
async function ownersOf(db: TenantDb, accounts: string[]) {
  if (accounts.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('account_interveners')
    .select(['uuid_account', 'uuid_intervener'])
    .where('uuid_account', 'in', accounts)
    .where('account_intervener_role', 'in', ['TITULAR', 'PARTICIPE'])
    .execute();
  return new Map(rows.map((row) => [row.uuid_account, row.uuid_intervener]));
}

const accountsAs = (parties: { uuid_account: string; role: string }[], roles: string[]) =>
  new Map(
    parties
      .filter(({ role }) => roles.includes(role))
      .map((each) => [each.uuid_account, each.role]),
  );

async function readOperations(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone' | 'holidays'>,
  accounts: string[],
): Promise<{
  operations: Operation[];
  /** Of the plan of each. */
  systems: Map<string, PlanSystem>;
  navDateOf?: Counting['navDateOf'];
}> {
  if (accounts.length === 0) return { operations: [], systems: new Map() };
  const rows = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid_account', 'in', accounts)
    .orderBy('sequence')
    .execute();
  const operations = rows.map(toRuleOperation);
  const products = await readProducts(db);
  const systems = new Map(
    rows.flatMap(({ uuid, key_product }) => {
      const system = products.get(key_product)?.plan_system;
      return system ? [[uuid, system] as const] : [];
    }),
  );
  return { operations, systems, navDateOf: await pendingNavs(db, tenant, rows) };
}

/** Contributors among the parties of some accounts, by "account person". */
async function rolesOfOrderers(db: TenantDb, accounts: string[]) {
  if (accounts.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('account_interveners')
    .select(['uuid_account', 'uuid_intervener', 'account_intervener_role as role'])
    .where('uuid_account', 'in', accounts)
    .where('account_intervener_role', 'in', contributing)
    .execute();
  return new Map(rows.map((row) => [`${row.uuid_account} ${row.uuid_intervener}`, row.role]));
}
