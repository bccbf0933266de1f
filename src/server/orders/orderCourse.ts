import type { Schema } from '#/contract/schema.ts';
import { publicationDate } from '#/domain/calendar/settlement.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { toWallClock } from '#/domain/dates/wallClock.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { OperationType } from '#/domain/operations/kinds/operationType.ts';
import { isOpen, type OperationStatus } from '#/domain/operations/status/statuses.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { maskIban } from '../kernel/maskIban.ts';
import type { OperationRow } from '../operations/operationRow.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';
import { benefitPayment } from './benefitPayment.ts';
import { expectedDates, type ExpectedDates } from './expectedDates.ts';
import { paymentsAhead, paymentsShown } from './paymentsAhead.ts';
import { readEstimate, type Estimate } from './readEstimate.ts';
import { readMilestones } from './readMilestones.ts';
import { readOrderNavs } from './readOrderNavs.ts';
import { settlementDay } from './settlementDay.ts';
import { toSend } from './toSend.ts';

type Step = Schema<'OrderStep'>;
type Course = Required<
  Pick<
    Schema<'Operation'>,
    'bank_account' | 'course' | 'documents_to_send' | 'payments_ahead' | 'payments_shown'
  >
>;

/**
 * The steps of an order that is not over, what was, what it waits for and what is expected, in their order, and which
 * documents are still to be sent; nothing of standing orders and of what staff record. A benefit that is paid in payments is
 * settled by the next of them, and the others follow. Of all, the account that the money moves through.
 * @param seesBank whoever asks may know where its money goes
 */
export async function orderCourse(
  context: Context,
  db: TenantDb,
  actor: Actor,
  row: OperationRow,
  { seesBank }: { seesBank: boolean },
): Promise<Course> {
  const { tenant } = actor;
  const now = context.now();
  const type = findOperationType(row.operation_type);
  const priced = isOpen(row) ? (await readOrderNavs(db, tenant, [row])).get(row.uuid) : undefined;
  const bank = seesBank ? await readBank(db, row) : null;
  if (!priced || !type?.execution) return { ...nothingAhead, bank_account: bank };
  const milestones = (await readMilestones(db, tenant, [row])).get(row.uuid)!;
  const expected = await expectedDates(db, tenant, row, { priced, now });
  const calendar = navCalendarOf(tenant);
  const payment = expected && (await benefitPayment(db, row, expected.nav, calendar));
  const ahead = payment ? await paymentsAhead(context, db, tenant, row, payment) : null;
  const payments_shown = payment ? await paymentsShown(db, row, payment, ahead) : null;
  const estimate = ahead ? undefined : await readEstimate(context, db, actor, row);
  const day = (at: string) => toWallClock(at, tenant.timeZone).date;
  const today = day(now.toISOString());
  const is_estimate = priced.nav.date === undefined;
  const reached = (date: string | null | undefined) => !is_estimate && !!date && date < today;
  const came = (key: 'SIGNATURE' | 'MONEY' | 'DOCUMENTS', at: string | null | undefined) =>
    at === undefined ? [] : [{ key, isDone: at !== null, date: at && day(at) }];
  const whole = (type.cash === 'OUT' ? estimate?.net_amount : estimate?.gross_amount) ?? null;
  const amounts = {
    amount: ahead?.first.net_amount ?? toWireOrNull(whole, 2),
    shares: toWireOrNull(enteringShares(type, estimate), 6),
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
    const { nav, sourcePublication, target, publication, settlement } = payment
      ? { ...expected, ...datesOfPayment(tenant, row, payment.on) }
      : expected;
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
    const isEstimated = is_estimate || amounts.amount !== null || amounts.shares !== null;
    steps.push({
      ...{ key: 'SETTLEMENT', isDone: false, date: settlement, ...paid },
      is_estimate: isEstimated,
    });
  }
  // The money of a transfer from elsewhere is on its way once the other entity has accepted it.
  const isNotYet = (key: Step['key']) =>
    key === 'MONEY' &&
    type.execution === 'arrival' &&
    !ACCEPTED.includes(row.operation_status as OperationStatus);
  const next = steps.findIndex(({ isDone }) => !isDone);
  const course = steps.map(({ isDone, ...step }, index): Step => ({
    ...{ amount: null, shares: null, bank_account: null, is_estimate: false },
    ...step,
    state: isDone ? 'DONE' : index === next && !isNotYet(step.key) ? 'NOW' : 'AHEAD',
  }));
  const documents_to_send = milestones.missing.map(toSend);
  return { bank_account: bank, course, documents_to_send, payments_ahead: ahead, payments_shown };
}

const nothingAhead = {
  ...{ course: [], documents_to_send: [] },
  ...{ payments_ahead: null, payments_shown: null },
};

const ACCEPTED: readonly OperationStatus[] = ['SNCE_2', 'SNCE_3'];

/** The dates of a payment of a benefit, which is executed at the NAV of its own day. */
const datesOfPayment = (
  tenant: Pick<Tenant, 'holidays'>,
  { operation_type }: OperationRow,
  nav: PlainDate,
): Pick<ExpectedDates, 'nav' | 'publication' | 'settlement'> => ({
  nav,
  publication: publicationDate(nav, navCalendarOf(tenant)),
  settlement: settlementDay(tenant, operation_type, nav),
});

/** Participations that are there in the end: of a transfer those of its target. */
function enteringShares(
  { cash, execution }: OperationType,
  estimate: Estimate | undefined,
): bigint | null {
  if (!estimate || cash === 'OUT') return null;
  return execution === 'transfer' ? (estimate.target_shares ?? null) : estimate.shares;
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
