import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { toInstant } from '#/domain/dates/wallClock.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { nothingNext } from './keepReceipt.ts';
import { orderDatesOf } from './orderDates.ts';
import { changeDeadline } from './changeDeadline.ts';
import { isSuspended } from './isSuspended.ts';
import { nextPayment } from './nextPayment.ts';
import { occurredDates } from './occurredDates.ts';
import type { ShownTerms } from './shownTerms.ts';
import { figuresOf } from './shownTermsOf.ts';
import type { ValidatedChange } from './validateChange.ts';

type Priced = Pick<Tenant, 'timeZone' | 'words' | 'holidays'>;

/** What follows a change of an order as it is known now: the dates of the order, or until when it is to be signed. */
export async function nextOfChange(
  db: TenantDb,
  tenant: Priced,
  row: StoredOperation,
  { order, ground }: Pick<ValidatedChange, 'order' | 'ground'>,
): Promise<ReceiptFacts['next']> {
  const payment = await paymentOf(db, tenant, row, { order, ground });
  if (row.operation_status.startsWith('PERIODIC_')) {
    const now = new Date(ground.asOf);
    const until = await changeDeadline(db, tenant, row, ground.product, now);
    const deadline = withinEnd(until, order, tenant.timeZone);
    return { ...nothingNext, ...payment, deadline: deadline?.toISOString() ?? null };
  }
  return { ...nothingNext, ...payment, ...datesOf(order, ground, tenant) };
}

/** Until when a change may be signed: never once the last date of the order that it makes has passed. */
export function withinEnd(
  deadline: Date | null,
  { per_end_date }: Pick<ValidatedChange['order'], 'per_end_date'>,
  zone: string,
): Date | null {
  if (!per_end_date) return deadline;
  const end = new Date(toInstant({ date: per_end_date, time: '23:59:59' }, zone));
  return deadline && deadline < end ? deadline : end;
}

/** What a standing order would bring next once the change is signed, if anything; nothing is told while it is suspended. */
async function paymentOf(
  db: TenantDb,
  tenant: Priced,
  row: StoredOperation,
  { order, ground }: Pick<ValidatedChange, 'order' | 'ground'>,
): Promise<Partial<ReceiptFacts['next']>> {
  const isStanding = operationTypeOf(row.operation_type).isPeriodic;
  if (!isStanding) return {};
  const past = await occurredDates(db, row);
  const payment = nextPayment(order, {
    ...{ tenant, past, product: ground.product },
    now: new Date(ground.asOf),
  });
  return (await isSuspended(db, row)) ? { is_last: payment.is_last, is_suspended: true } : payment;
}

type ReceiptDates = Pick<
  ReceiptFacts['next'],
  'nav_date' | 'publication_date' | 'target_nav_date' | 'settlement_date'
>;

/** Dates of an order that is complete now. */
export function datesOf(
  { operation_type, ...details }: ValidatedChange['order'],
  ground: ValidatedChange['ground'],
  { timeZone: zone, words }: Pick<Tenant, 'timeZone' | 'words'>,
): ReceiptDates {
  const dated = { operation_type, details: { ...details } };
  const dates = orderDatesOf(dated, ground.asOf, ground, { zone, words: words() });
  return {
    nav_date: dates?.nav_date ?? null,
    publication_date: dates?.source_publication_date ?? dates?.publication_date ?? null,
    target_nav_date: dates?.target_nav_date ?? null,
    settlement_date: dates?.settlement_date ?? null,
  };
}

/** What of a change its giver has to have seen: which order, from what to what, what it brings next, and its figures. */
export const shownOfChange = (
  { uuid, operation_status }: Pick<StoredOperation, 'uuid' | 'operation_status'>,
  { order, terms, ground }: Pick<ValidatedChange, 'order' | 'terms' | 'ground'>,
  { payment_date, payment_amount = null, payment_shares = null }: ReceiptFacts['next'],
  tenant: Pick<Tenant, 'timeZone' | 'words'>,
): ShownTerms => ({
  about: { uuid_operation: uuid },
  offer: { terms, operation_status, payment: { payment_date, payment_amount, payment_shares } },
  figures: figuresOf(order, ground, tenant),
});
