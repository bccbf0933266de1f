import { mayWithAny } from '#/domain/access/mayOn.ts';
import { effectiveRoles } from '#/domain/access/effectiveRoles.ts';
import { holderParts } from '#/domain/people/holderParts.ts';
import { formatPercent } from '#/domain/money/format.ts';
import { fullName } from '#/domain/people/names.ts';
import { isNatural } from '#/domain/tax/taxpayer.ts';
import { taxReport, type Owners, type TaxReport } from '#/domain/tax/taxReport.ts';
import { readAccountsOfOwners } from '../accounts/readAccountsOfOwners.ts';
import { readParties } from '../orders/orderParties.ts';
import type { Words } from '../kernel/words.ts';
import type { Actor } from '../ports/actor.ts';
import type { AccountRow } from '../accounts/readAccounts.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readNavBook } from '../positions/navBook.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { readLedger } from '../positions/readLedger.ts';
import { readProducts } from '../products/readProducts.ts';
import { frameOf } from './frameOf.ts';
import { labelOf } from '../files/labelOf.ts';
import type { TaxPaperFacts } from './taxPaper.ts';
import type { TaxPeriod } from './taxPeriod.ts';

/** The figures of an account's tax report and what its paper says beside them. */
export async function readTaxReport(
  context: Context,
  db: TenantDb,
  actor: Actor,
  account: AccountRow,
  party: string | undefined,
  { first, last, name }: TaxPeriod,
): Promise<{ report: TaxReport; facts: TaxPaperFacts }> {
  const { tenant } = actor;
  const say = tenant.words();
  const roles = effectiveRoles(account, todayOf(context, actor));
  const isOwnOnly = party !== undefined && mayWithAny(roles, 'tax_reports') === 'own_only';
  const { uuid, account_type, account_number } = account;
  const seen = { uuid, account_type, ...(isOwnOnly && { orderedBy: party }) };
  const entries = await readLedger(db, [seen]);
  const navs = await readNavBook(context, db);
  const products = await readProducts(db);
  const isPlan = (product: string) => products.get(product)?.kind !== 'FI';
  const owners = await readOwners(db, uuid);
  const report = taxReport(entries, navs, [first, last], isPlan, owners);
  const orderers = await readOrderers(db, [...report.contributions, ...report.returned]);
  return {
    report,
    facts: {
      frame: frameOf(tenant, context.now().toISOString()),
      say,
      period: name,
      last,
      account: account_number,
      holders: await readHolders(db, uuid, say, isOwnOnly ? party : undefined),
      ordererOf: (operation) => orderers.get(operation) ?? '-',
      nif: tenant.nif,
      nameOf: (product) => products.get(product)?.name_product ?? product,
      codeOf: (product) => {
        const row = products.get(product);
        return row?.isin ?? row?.dgs_code ?? product;
      },
    },
  };
}

/** Whose losses it tells: what the same persons have bought elsewhere makes them wait. */
async function readOwners(db: TenantDb, account: string): Promise<Owners> {
  const { taxpayer } = await readParties(db, account);
  const natural = isNatural(taxpayer);
  const others = natural ? await readAccountsOfOwners(db, account) : [];
  return {
    isNatural: natural,
    besides: await Promise.all(others.map((uuid) => readLedger(db, [{ uuid }]))),
  };
}

/** Who declares it: the holders, or the contributor alone for their own contributions. */
async function readHolders(db: TenantDb, account: string, say: Words, only?: string) {
  const rows = await db
    .selectFrom('account_interveners as party')
    .innerJoin('interveners as person', 'person.uuid', 'party.uuid_intervener')
    .select([
      'person.name',
      'person.lastname_1',
      'person.lastname_2',
      'person.document',
      'party.account_intervener_role as role',
      'party.percentage',
    ])
    .where('party.uuid_account', '=', account)
    .$if(only !== undefined, (query) => query.where('party.uuid_intervener', '=', only!))
    .$if(only === undefined, (query) =>
      query.where('party.account_intervener_role', 'in', [
        'TITULAR',
        'PARTICIPE',
        'USUFRUCTUARIO',
        'NUDO_PROPIETARIO',
      ]),
    )
    .orderBy('party.since')
    .orderBy('person.document')
    .execute();
  const parts = holderParts(rows);
  return rows.map(({ document, role, ...person }, index) => ({
    name: fullName(person),
    document,
    roles: labelOf(say, 'roles', role),
    part: formatPercent(parts[index]),
  }));
}

/** Names of who ordered these, by operation. */
async function readOrderers(
  db: TenantDb,
  movements: readonly { uuid: string }[],
): Promise<Map<string, string>> {
  if (movements.length === 0) return new Map();
  const rows = await db
    .selectFrom('operations')
    .innerJoin('interveners as person', 'person.uuid', 'operations.ordered_by')
    .select(['operations.uuid', 'person.name', 'person.lastname_1', 'person.lastname_2'])
    .where(
      'operations.uuid',
      'in',
      movements.map(({ uuid }) => uuid),
    )
    .execute();
  return new Map(rows.map(({ uuid, ...person }) => [uuid, fullName(person)]));
}
