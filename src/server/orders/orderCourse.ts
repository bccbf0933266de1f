import type { Schema } from '#/contract/schema.ts';
import { toWallClock } from '#/domain/dates/wallClock.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { OperationType } from '#/domain/operations/kinds/operationType.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { maskIban } from '../kernel/maskIban.ts';
import type { OperationRow } from '../operations/operationRow.ts';
import type { Tenant } from '../ports/tenant.ts';
import { expectedDates } from './expectedDates.ts';
import { readMilestones } from './readMilestones.ts';
import { readOrderNavs } from './readOrderNavs.ts';
import { readPromises, type KeptPromise } from './readPromises.ts';
import { toSend } from './toSend.ts';

type Step = Schema<'OrderStep'>;
type Course = Required<Pick<Schema<'Operation'>, 'bank_account' | 'course' | 'documents_to_send'>>;

/**
 * The steps of an order that is not over, what was, what it waits for and what is expected, in their order, and which
 * documents are still to be sent; nothing of standing orders and of what staff record. Of all, the account that the money
 * moves through.
 * @param seesBank whoever asks may know where its money goes
 */
export async function orderCourse(
  db: TenantDb,
  tenant: Tenant,
  row: OperationRow,
  { now, seesBank }: { now: Date; seesBank: boolean },
): Promise<Course> {
  const type = findOperationType(row.operation_type);
  const priced = isOpen(row) ? (await readOrderNavs(db, tenant, [row])).get(row.uuid) : undefined;
  const bank = seesBank ? await readBank(db, row) : null;
  if (!priced || !type?.execution) return { bank_account: bank, course: [], documents_to_send: [] };
  const milestones = (await readMilestones(db, tenant, [row])).get(row.uuid)!;
  const expected = await expectedDates(db, tenant, row, { priced, now });
  const promise = (await readPromises(db, row.uuid)).at(-1);
  const day = (at: string) => toWallClock(at, tenant.timeZone).date;
  const today = day(now.toISOString());
  const is_estimate = priced.nav.date === undefined;
  const reached = (date: string | null | undefined) => !is_estimate && !!date && date < today;
  const came = (key: 'SIGNATURE' | 'MONEY' | 'DOCUMENTS', at: string | null | undefined) =>
    at === undefined ? [] : [{ key, isDone: at !== null, date: at && day(at) }];
  const amounts = {
    amount: toWireOrNull(
      (type.cash === 'OUT' ? promise?.net_amount : promise?.gross_amount) ?? null,
      2,
    ),
    shares: toWireOrNull(enteringShares(type, promise), 6),
  };
  const isPaidIn = type.cash === 'IN';
  const steps: (Pick<Step, 'key' | 'date'> & Partial<Step> & { isDone: boolean })[] = [
    { key: 'REQUEST', isDone: true, date: day(milestones.requested) },
    ...came('SIGNATURE', milestones.signature),
    ...came('MONEY', milestones.money).map((step) => ({
      ...step,
      ...(isPaidIn && { amount: toWireOrNull(row.gross_amount, 2), bank_account: bank }),
    })),
    ...came('DOCUMENTS', milestones.documents),
  ];
  if (expected) {
    const { nav, sourcePublication, target, publication, settlement } = expected;
    const hasLeft = priced.left !== undefined;
    steps.push({ key: 'NAV', isDone: hasLeft || reached(nav), date: nav, is_estimate });
    if (sourcePublication)
      steps.push({
        key: 'SOURCE_PUBLICATION',
        isDone: hasLeft,
        date: sourcePublication,
        is_estimate,
      });
    if (target)
      steps.push({ key: 'TARGET_NAV', isDone: reached(target), date: target, is_estimate });
    steps.push({ key: 'PUBLICATION', isDone: false, date: publication, is_estimate });
    const paid = { ...amounts, bank_account: type.cash === 'OUT' ? bank : null };
    steps.push({ key: 'SETTLEMENT', isDone: false, date: settlement, is_estimate, ...paid });
  }
  const next = steps.findIndex(({ isDone }) => !isDone);
  const course = steps.map(({ isDone, ...step }, index): Step => ({
    ...{ amount: null, shares: null, bank_account: null, is_estimate: false },
    ...step,
    state: isDone ? 'DONE' : index === next ? 'NOW' : 'AHEAD',
  }));
  return { bank_account: bank, course, documents_to_send: milestones.missing.map(toSend) };
}

/** Participations that are there in the end: of a transfer those of its target. */
function enteringShares(
  { cash, execution }: OperationType,
  promise: KeptPromise | undefined,
): bigint | null {
  if (!promise || cash === 'OUT') return null;
  return execution === 'transfer' ? promise.target_shares : promise.shares;
}

/** The account that an order's money moves through, its middle hidden. */
async function readBank(db: TenantDb, { details }: OperationRow): Promise<string | null> {
  if (!details.uuid_bank_account) return null;
  const bank = await db
    .selectFrom('bank_accounts')
    .select('iban_code')
    .where('uuid', '=', String(details.uuid_bank_account))
    .executeTakeFirst();
  return bank ? maskIban(bank.iban_code) : null;
}
