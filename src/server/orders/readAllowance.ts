import { sql } from 'kysely';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import {
  contributionAllowance,
  type ContributionAllowance,
} from '#/domain/pensions/contributionAllowance.ts';
import { contributionsOf, type Counting } from '#/domain/pensions/contributionsOf.ts';
import type { PlanSystem } from '#/domain/pensions/planSystem.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readSituations } from '../people/readSituations.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import type { Tenant } from '../ports/tenant.ts';
import { pendingNavs } from './pendingNavs.ts';

/** Whose room is asked for: of a role on an account, in a plan, with some operations left out of the sum. */
export interface AllowanceQuery extends Pick<Counting, 'today' | 'on' | 'isPricedOnly'> {
  account: string;
  /** Key of the plan that would be contributed to. */
  product: string;
  role?: string;
  without?: readonly string[];
}

/**
 * What the ordering party may still contribute in a year, that of today unless told: to plans of that
 * one's system: by what went into all plans of whom the account is.
 */
export async function readAllowance(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone' | 'holidays'>,
  query: AllowanceQuery,
): Promise<ContributionAllowance> {
  const [allowance] = await readAllowances(db, tenant, query, [query.on ?? query.today]);
  return allowance!;
}

/** The same in the year of each of some days. */
export async function readAllowances(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone' | 'holidays'>,
  { account, product, role = 'PARTICIPE', without = [], ...asked }: AllowanceQuery,
  days: readonly PlainDate[],
): Promise<ContributionAllowance[]> {
  const { rows } = await sql<{ operation: string; role: string; system: PlanSystem }>`
    with owner as (
      select uuid_intervener from account_interveners
      where tenant_id = ${db.tenantId} and uuid_account = ${account}
        and account_intervener_role in ('TITULAR', 'PARTICIPE') limit 1
    )
    select o.uuid as operation, products.plan_system as system, coalesce((
      select min(party.account_intervener_role) from account_interveners party
      where party.tenant_id = o.tenant_id and party.uuid_account = o.uuid_account
        and party.uuid_intervener = o.ordered_by
    ), 'PARTICIPE') as role
    from operations o
    join account_interveners held on held.tenant_id = o.tenant_id
      and held.uuid_account = o.uuid_account
      and held.account_intervener_role in ('TITULAR', 'PARTICIPE')
    join owner on owner.uuid_intervener = held.uuid_intervener
    join products on products.tenant_id = o.tenant_id and products.key_product = o.key_product
      and products.kind <> 'FI'
    where o.tenant_id = ${db.tenantId} and o.uuid <> all(${without}::uuid[])`.execute(db);
  const found = new Map(rows.map(({ operation, ...row }) => [operation, row]));
  const stored =
    found.size === 0
      ? []
      : await db
          .selectFrom('operations')
          .selectAll()
          .where('uuid', 'in', [...found.keys()])
          .orderBy('sequence')
          .execute();
  const roleOf = ({ uuid }: Operation) => found.get(uuid)!.role;
  const systemOf = ({ uuid }: Operation) => found.get(uuid)!.system;
  const navDateOf = await pendingNavs(db, tenant, stored);
  const calendar = navCalendarOf(tenant);
  const contributionsIn = (on: PlainDate) =>
    contributionsOf(stored.map(toRuleOperation), {
      ...asked,
      ...{ on, calendar, zone: tenant.timeZone, roleOf, systemOf, navDateOf },
    });
  const owner = await db
    .selectFrom('account_interveners')
    .select('uuid_intervener')
    .where('uuid_account', '=', account)
    .where('account_intervener_role', 'in', ['TITULAR', 'PARTICIPE'])
    .limit(1)
    .executeTakeFirst();
  const people = owner ? [owner.uuid_intervener] : [];
  const [situation] = (await readSituations(db, people)).values();
  const { plan_system: system } = await db
    .selectFrom('products')
    .select('plan_system')
    .where('key_product', '=', product)
    .executeTakeFirstOrThrow();
  return days.map((on) => contributionAllowance({ role, system, situation }, contributionsIn(on)));
}
