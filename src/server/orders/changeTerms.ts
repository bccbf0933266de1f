import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { nothingNext } from './keepReceipt.ts';
import { orderDatesOf } from './orderDates.ts';
import { changeDeadline } from './changeDeadline.ts';
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
  const now = new Date(ground.asOf);
  if (row.operation_status.startsWith('PERIODIC_')) {
    const deadline = await changeDeadline(db, tenant, row, ground.product, now);
    return { ...nothingNext, deadline: deadline?.toISOString() ?? null };
  }
  return { ...nothingNext, ...datesOf(order, ground, tenant) };
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

/** What of a change its giver has to have seen: which order, from what to what, and its figures. */
export const shownOfChange = (
  { uuid, operation_status }: Pick<StoredOperation, 'uuid' | 'operation_status'>,
  { order, terms, ground }: Pick<ValidatedChange, 'order' | 'terms' | 'ground'>,
  tenant: Pick<Tenant, 'timeZone' | 'words'>,
): ShownTerms => ({
  about: { uuid_operation: uuid },
  offer: { terms, operation_status },
  figures: figuresOf(order, ground, tenant),
});
