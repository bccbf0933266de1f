import type { Calendar } from '#/domain/calendar/calendar.ts';
import type { Schema } from '#/contract/schema.ts';
import { toWire, toWireOrNull } from '#/domain/money/wire.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { isOpen } from '#/domain/operations/status/statuses.ts';
import { isSignedBy } from './isSignedBy.ts';
import { isToBeSettled } from './isToBeSettled.ts';
import { wholeFigures } from './wholeFigures.ts';
import { standingDates } from './standingDates.ts';
import type { OperationRow } from './operationRow.ts';

type Wire = Schema<'Operation'>;

/**
 * An operation as lists show it. Columns are written out; what only some types have is kept by its
 * wire name and taken over as far as the contract knows it.
 */
export function toOperation(row: OperationRow, today: string, calendar: Calendar): Wire {
  const type = findOperationType(row.operation_type);
  const details = detailsOf(row.details);
  const target = details.key_product_target ?? null;
  const isTransfer = type?.isTransfer === true;
  const figures = wholeFigures(row);
  const shares = toWireOrNull(figures.shares, 6);
  const isSigned = isSignedBy(row.operation_status) || row.are_docs_signed === true;
  const operation: Wire = {
    ...details,
    uuid: row.uuid,
    uuid_account: row.uuid_account,
    account_number: row.account_number,
    account_alias: row.account_alias,
    uuid_intervener: row.ordered_by,
    // Nobody orders that a purchase is undone.
    name_intervener: type?.movement === 'undoing' ? null : row.orderer,
    operation_type: row.operation_type as Wire['operation_type'],
    operation_sub_type: row.operation_sub_type as Wire['operation_sub_type'],
    key_operation_type: row.operation_type,
    operation_status: row.operation_status as Wire['operation_status'],
    key_product: row.key_product,
    name_product: row.name_product,
    isin: row.isin,
    kind: row.kind,
    key_product_target: target,
    name_product_target: row.name_product_target ?? target,
    ...amountIn(figures),
    net_amount: toWireOrNull(figures.net_amount, 2),
    gross_amount: toWireOrNull(figures.gross_amount, 2),
    shares,
    participations: shares,
    amount_shares_indicator: row.amount_shares_indicator as Wire['amount_shares_indicator'],
    cash: toWireOrNull(cashOf({ ...row, ...figures }), 2),
    nav: toWireOrNull(row.nav, 6),
    nav_date: row.nav_date,
    commission: toWireOrNull(figures.commission, 2),
    withholding: toWireOrNull(figures.withholding, 2),
    fiscal_import: toWireOrNull(figures.fiscal_import, 2),
    is_total_redemption: row.is_total && !isTransfer,
    is_total_transfer: row.is_total && isTransfer,
    is_periodic: details.is_periodic ?? type?.isPeriodic ?? false,
    transfer_nav_on_month_end: details.transfer_nav_on_month_end ?? false,
    request_date: row.request_date.toISOString(),
    value_date: row.value_date,
    settlement_date: row.settlement_date,
    expected_settlement_date: expectedSettlement(row, today),
    is_request: row.is_request,
    uuid_request: row.uuid_request,
    uuid_replaced_operation: row.uuid_replaced,
    change_deadline: row.change_deadline?.toISOString() ?? null,
    has_docs_signed: isSigned,
    papers_signed: isSigned || isOpen(row) ? isSigned : null,
    channel: row.channel as Wire['channel'],
    _links: { _self: { href: `/api/operations/${row.uuid}` } },
  };
  const { replaced_status } = row;
  return { ...operation, ...nextOf({ ...operation, replaced_status }, today, calendar) };
}

/** The same with every field that some type has, null where this one has none. */
export function toWholeOperation(row: OperationRow, today: string, calendar: Calendar): Wire {
  const names = detailNames.filter((name) => !flags.has(name));
  return {
    ...Object.fromEntries(names.map((name) => [name, null])),
    ...toOperation(row, today, calendar),
  };
}

/** The fields that only some types have, by their wire names. */
const detailNames = [
  'key_product_target',
  'is_periodic',
  'per_period',
  'per_start_date',
  'per_end_date',
  'per_increase_type',
  'per_increase',
  'per_increase_period',
  'per_uuid_operation_periodic_request',
  'pp_redemption_cause',
  'pp_redemption_cause_date',
  'pp_redemption_collection_method',
  'pp_redemption_defer',
  'pp_redemption_defer_date',
  'pp_compartment',
  'pp_plan_type',
  'pp_xt_dgs_code',
  'pp_xt_egs_code',
  'pp_rights_type',
  'pp_source_situation',
  'pp_rendering_variation',
  'pp_redemption_mixed_amount',
  'transfer_nav_on_month_end',
  'pay_method',
  'uuid_bank_account',
  'xt_isin_code',
  'xt_acount_origin',
  'xt_entity',
] as const satisfies (keyof Wire)[];

type Details = Partial<Pick<Wire, (typeof detailNames)[number]>>;

/** Details that are yes or no, never null. */
const flags: ReadonlySet<string> = new Set(['is_periodic', 'transfer_nav_on_month_end']);

const detailsOf = (details: Record<string, unknown>): Details =>
  Object.fromEntries(
    detailNames.flatMap((name) => {
      const value = details[name] ?? null;
      return value === null ? [] : [[name, value] as const];
    }),
  );

/** Of what is not over as it was last promised, of what is executed until it is settled; null of the rest. */
function expectedSettlement(row: OperationRow, today: string): string | null {
  if (isOpen(row)) return row.promised_settlement;
  return isToBeSettled(row, today) ? row.settlement_date : null;
}

/** What it is for in euro, in whichever way it was asked. */
const amountIn = ({
  gross_amount: gross,
  net_amount: net,
}: Pick<OperationRow, 'gross_amount' | 'net_amount'>): Pick<Wire, 'amount' | 'amount_measure'> => ({
  amount: toWireOrNull(gross ?? net, 2),
  amount_measure: gross === null && net !== null ? 'I' : null,
});

/** Money that reaches or leaves the investor's bank. */
function cashOf({
  operation_type,
  gross_amount,
  net_amount,
}: Pick<OperationRow, 'operation_type' | 'gross_amount' | 'net_amount'>): bigint | null {
  const cash = findOperationType(operation_type)?.cash;
  if (cash === 'IN') return gross_amount;
  return cash === 'OUT' ? net_amount : null;
}

/** The business day after today on which a standing order is carried out next, and how much for. */
function nextOf(
  operation: Parameters<typeof standingDates>[0],
  today: string,
  calendar: Calendar,
): Pick<Wire, 'per_next_date' | 'per_next_amount' | 'per_next_shares'> {
  const [due] = standingDates(operation, today, calendar, 1);
  if (!due) return { per_next_date: null, per_next_amount: null, per_next_shares: null };
  const isCounted = due.measure === 'P';
  return {
    per_next_date: due.date,
    per_next_amount: isCounted ? null : toWire(due.amount, 2),
    per_next_shares: isCounted ? toWire(due.amount, 6) : null,
  };
}
