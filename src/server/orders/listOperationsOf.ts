import type { Schema } from '#/contract/schema.ts';
import { sql } from 'kysely';
import type { Context } from '../ports/context.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import { readIsActive } from '../interveners/checkActive.ts';
import type { Actor } from '../ports/actor.ts';
import type { AccountRow } from '../accounts/readAccounts.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { inSlices } from '../kernel/inSlices.ts';
import { readCancellationFacts, type CancellationFacts } from './cancellationFacts.ts';
import { page, slice, type ListQuery, type Page } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { readProducts, type ProductRow } from '../products/readProducts.ts';
import { readOperationFilter } from '../operations/operationFilter.ts';
import { readOperationOrder } from '../operations/operationOrder.ts';
import { within, type OperationScope } from '../operations/operationScope.ts';
import { readOperationSearch } from '../operations/operationSearch.ts';
import { readPage } from '../operations/readPage.ts';
import type { OperationQuestion } from '../operations/selectOperations.ts';
import { readCertificatesAhead, type CertificateAhead } from './certificateAhead.ts';
import { DATES_AHEAD } from './datesAhead.ts';
import { datesExpected, readMoneyDays } from './expectedDates.ts';
import { readBenefitsAhead, type BenefitAhead } from './readBenefitsAhead.ts';
import { readGivers } from './readGivers.ts';
import { readByNextDate } from './readByNextDate.ts';
import { operationActions } from './operationActions.ts';
import { settlementDay } from './settlementDay.ts';
import { pendingTotalRedemption } from '../operations/pendingTotalRedemption.ts';
import type { OperationRow } from '../operations/operationRow.ts';
import { goingOn, underWayOn } from '../operations/underWay.ts';
import { toOperation } from '../operations/toOperation.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';

/** How a list of operations is asked for. */
export interface OperationsQuery extends ListQuery {
  $filter?: string;
  $orderby?: string;
  $search?: string;
  /** One type; empty means all. */
  $type?: string;
  /** Only total redemptions that are still under way. */
  pending_total_redemption?: boolean;
  /** Only orders that are not over or not settled; standing ones are none. */
  under_way?: boolean;
  /** Only standing orders that go on or are on their way to it, the one that comes next first. */
  standing?: boolean;
}

/** Where the parts of a question stand in the request. */
export type QuestionPlace = '/query' | '/body';

/** What a request asks of a scope, every part of it held against what there is. */
export async function readQuestion(
  db: TenantDb,
  actor: Actor,
  scope: OperationScope,
  query: Omit<OperationsQuery, keyof ListQuery>,
  { today, place = '/query' }: { today: string; place?: QuestionPlace },
): Promise<OperationQuestion> {
  const isNamed = Boolean(query.$filter || query.$search);
  const products = isNamed ? await readProducts(db) : new Map();
  const { timeZone } = actor.tenant;
  const at = `${place}/$filter`;
  const order = readOperationOrder(query.$orderby, `${place}/$orderby`);
  const filter = readOperationFilter(query.$filter, { products, timeZone, at });
  const typed = query.$type ? [sql`o.operation_type = ${query.$type}`] : [];
  const locking = query.pending_total_redemption ? [pendingTotalRedemption] : [];
  const going = query.under_way ? [underWayOn(today)] : [];
  const standing = query.standing ? [goingOn] : [];
  const narrowed = filter.accounts ? within(scope, filter.accounts) : scope;
  const searched = readOperationSearch(narrowed, products, query.$search);
  return {
    scope: narrowed,
    where: [...filter.where, ...typed, ...locking, ...going, ...standing, ...searched],
    order,
  };
}

/** A page of the operations of a scope. */
export async function listOperationsOf(
  context: Context,
  db: TenantDb,
  actor: Actor,
  scope: OperationScope,
  asked: { path: string; query: OperationsQuery; limit: number },
): Promise<Page & { rows: Schema<'Operation'>[] }> {
  const question = await readQuestion(db, actor, scope, asked.query, {
    today: todayOf(context, actor),
  });
  return pageOf(context, db, actor, question, asked);
}

/** A page of what a question asks for. */
export async function pageOf(
  context: Context,
  db: TenantDb,
  actor: Actor,
  question: OperationQuestion,
  asked: { path: string; query: OperationsQuery; limit: number },
): Promise<Page & { rows: Schema<'Operation'>[] }> {
  const { path, query, limit } = asked;
  const cut = slice(query, limit);
  const { rows: accounts } = question.scope;
  const today = todayOf(context, actor);
  const now = context.now();
  const { tenant } = actor;
  const found =
    query.standing && !query.$orderby
      ? await readByNextDate(db, question, cut, { tenant, today, now })
      : await readPage(db, question, cut);
  const held = found.rows.map((row) => ({
    row,
    account: accounts.find(({ uuid }) => uuid === row.uuid_account),
  }));
  const [facts, moneyDays, products, benefits, certificates, isActive, givers] = await Promise.all([
    readCancellationFacts(db, tenant, found.rows, now),
    readMoneyDays(db, tenant, found.rows, now),
    readProducts(db),
    readBenefitsAhead(context, db, tenant, found.rows),
    readCertificatesAhead(db, tenant, found.rows, { today, count: DATES_AHEAD }),
    readIsActive(db, actor, today),
    readGivers(db, actor, held, today),
  ]);
  const at = { today, now, moneyDays, products, benefits, certificates, isActive, givers };
  return {
    rows: await inSlices(found.rows, (row) =>
      listed(actor, accounts, row, at, facts.get(row.uuid)),
    ),
    ...page(path, { ...query }, cut, found.total),
  };
}

/** An operation with what may be done with it, unless it is over. */
function listed(
  actor: Actor,
  accounts: readonly AccountRow[],
  row: OperationRow,
  at: Asked,
  facts: CancellationFacts | undefined,
): Schema<'Operation'> {
  const { today } = at;
  const operation = toOperation(row, today, navCalendarOf(actor.tenant));
  if (!isOpen(operation)) return operation;
  const account = accounts.find(({ uuid }) => uuid === row.uuid_account);
  const acting = { row, account, isActive: at.isActive, mayGive: at.givers.has(row.uuid) };
  const { actions } = operationActions(actor, acting, operation, today, facts);
  const expected_settlement_date = expectedEnd(actor, row, at, facts);
  const certificate_needed_on = at.certificates.get(row.uuid)?.on ?? null;
  return {
    ...{ ...operation, actions, expected_settlement_date, certificate_needed_on },
    ...at.benefits.get(row.uuid),
  };
}

/** When a list is asked for, and what of products it needs to know. */
interface Asked {
  today: string;
  now: Date;
  products: ReadonlyMap<string, ProductRow>;
  /** The next payments of benefits that are paid in payments. */
  benefits: ReadonlyMap<string, BenefitAhead>;
  /** What certificates the dates of standing orders lack. */
  certificates: ReadonlyMap<string, CertificateAhead>;
  /** When the money of transfers from elsewhere is counted on. */
  moneyDays: ReadonlyMap<string, string>;
  /** Who asks may do more than look. */
  isActive: boolean;
  /** The orders that they may give. */
  givers: ReadonlySet<string>;
}

/**
 * As its NAV says that it has; while it waits for something as it was promised, as long as that can still be kept, else
 * as it would be if that came now.
 */
function expectedEnd(
  { tenant }: Actor,
  row: OperationRow,
  { today, now, products, moneyDays }: Asked,
  facts: CancellationFacts | undefined,
): string | null {
  const { operation_type, promised_settlement: promised } = row;
  const priced = facts?.priced;
  if (priced?.arrivesOn) return settlementDay(tenant, operation_type, priced.arrivesOn);
  const moneyOn = moneyDays.get(row.uuid);
  const dates = priced && datesExpected(tenant, row, { priced, now, products, moneyOn });
  if (dates) return dates.settlement;
  return promised !== null && promised >= today ? promised : null;
}
