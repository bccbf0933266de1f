import { formatDate, formatInstant } from '#/domain/dates/format.ts';
import { formatMoney, formatPercent, formatShares } from '#/domain/money/format.ts';
import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';
import { fullName } from '#/domain/people/names.ts';
import type { LabelList, Words } from '../kernel/words.ts';
import { labelOf } from '../files/labelOf.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import { noticeDays } from '../orders/noticeDays.ts';
import { increaseSaying } from '../orders/increaseSaying.ts';
import type { ProductRow } from '../products/readProducts.ts';
import type { OrderFacts, OrderPerson } from './orderFacts.ts';

export type Row = [label: string, value: string];

/** What identifies an order: reference, when and by whom it was given, and on which account. */
export function identityRows(
  { operation, account, orderer, replaced }: OrderFacts,
  reference: string,
  zone: string,
  say: Words,
): Row[] {
  return [
    [say('paper.reference'), reference],
    [say('paper.operation'), labelOf(say, 'operation-types', operation.operation_type)],
    ...(replaced ? ([[say('paper.order.replaces'), referenceOf(replaced)]] satisfies Row[]) : []),
    [say('paper.order.requested'), formatInstant(operation.request_date, zone)],
    [say('paper.account'), account.account_number],
    [say('paper.order.arrangement'), labelOf(say, 'arrangement-types', account.arrangement_type)],
    ...(orderer ? ([[say('paper.order.orderer'), fullName(orderer)]] satisfies Row[]) : []),
  ];
}

/** A product by name and register. */
export const registerRows = (product: ProductRow, say: Words): Row[] =>
  present([
    [say('paper.name'), product.name_product],
    [say('paper.order.code'), product.key_product],
    ['ISIN', product.isin],
    [say('paper.dgs_code'), product.dgs_code],
  ]);

/** The same, and how much is risked with it. */
export const productRows = (product: ProductRow, say: Words): Row[] => [
  ...registerRows(product, say),
  [say('paper.risk'), say('paper.order.risk_of', { risk: product.risk })],
];

/** Which date of a standing order comes next, if any does, and how much for with what it has risen by then. */
export const nextPaymentRows = (
  { payment_date, payment_amount, payment_shares, is_suspended }: Partial<ReceiptFacts['next']>,
  say: Words,
): Row[] =>
  present([
    [
      say('paper.receipt.payment_date'),
      is_suspended ? say('paper.receipt.suspended') : date(payment_date),
    ],
    [say('paper.receipt.payment_amount'), money(payment_amount)],
    [say('paper.receipt.payment_shares'), payment_shares && formatShares(payment_shares)],
  ]);

/** Of what is paid again and again: how much, and when; of a change also what comes next. */
export function paymentRows(
  { operation, next }: Pick<OrderFacts, 'operation' | 'next'>,
  say: Words,
): Row[] {
  const { per_period } = operation;
  const raised = increaseSaying(operation);
  // What is changed may have begun long ago.
  const hasBegun =
    next !== undefined &&
    (operation.per_start_date ?? '') < (operation.request_date ?? '').slice(0, 10);
  return present([
    amountRow(operation, say),
    [say('paper.order.periodicity'), labelled(say)('periodicities', per_period)],
    [say('paper.order.first_date'), hasBegun ? null : date(operation.per_start_date)],
    [
      say('paper.order.last_date'),
      per_period ? (date(operation.per_end_date) ?? say('paper.order.no_end')) : null,
    ],
    [say('paper.order.increase'), raised && say.value(raised)],
    ...nextPaymentRows(next ?? {}, say),
  ]);
}

/** How much, how it is paid, and when. */
export function termRows(
  { operation, iban, product, next, payTo = [] }: OrderFacts,
  say: Words,
): Row[] {
  const notice = noticeDays(operation.operation_type, product);
  return [
    ...paymentRows({ operation, next }, say),
    ...present([
      [say('paper.order.pay_method'), labelled(say)('pay-methods', operation.pay_method)],
      [say('paper.order.bank_account'), iban && grouped(iban)],
      ...payTo.map((to): Row => [
        say('paper.order.pay_to'),
        say('paper.order.pay_to_of', { iban: grouped(to.iban), holder: to.holder }),
      ]),
      [
        say('paper.order.cut_off'),
        say('paper.order.cut_off_at', { time: product.cut_off.slice(0, 5) }),
      ],
      [
        say('paper.order.notice'),
        notice === null ? null : say('paper.order.notice_days', { days: notice }),
      ],
    ]),
  ];
}

/** From where a transfer comes that another entity sends. */
export function sourceRows(
  { operation, source }: Pick<OrderFacts, 'operation' | 'source'>,
  say: Words,
): Row[] {
  const text = textOf(operation);
  return present([
    [say('paper.order.source'), source],
    [say('paper.order.source_account'), text('xt_acount_origin')],
    [say('paper.order.source_isin'), text('xt_isin_code')],
    [
      say('paper.order.source_plan_type'),
      labelled(say)('retirement-plan-types', text('pp_plan_type')),
    ],
    [say('paper.order.source_plan'), text('pp_xt_dgs_code')],
    [say('paper.order.source_manager'), text('pp_xt_egs_code')],
  ]);
}

/** Which rights a transfer moves, or why and how a benefit is paid. */
export function detailRows({ operation }: Pick<OrderFacts, 'operation'>, say: Words): Row[] {
  const text = textOf(operation);
  return present([
    [say('paper.order.rights'), labelled(say)('rights-types', text('pp_rights_type'))],
    [
      say('paper.order.source_situation'),
      labelled(say)('source-situations', text('pp_source_situation')),
    ],
    [say('paper.order.cause'), labelled(say)('redemption-causes', text('pp_redemption_cause'))],
    [
      say('paper.order.variation'),
      labelled(say)('rendering-variations', text('pp_rendering_variation')),
    ],
    [say('paper.order.cause_date'), date(text('pp_redemption_cause_date'))],
    [
      say('paper.order.collection'),
      labelled(say)('redemption-collection-methods', text('pp_redemption_collection_method')),
    ],
    [say('paper.order.defer'), labelled(say)('redemption-defers', text('pp_redemption_defer'))],
    [say('paper.order.defer_date'), date(text('pp_redemption_defer_date'))],
    [say('paper.order.capital'), money(text('pp_redemption_mixed_amount'))],
    [say('paper.order.compartment'), labelled(say)('compartments', text('pp_compartment'))],
  ]);
}

/**
 * What the product costs, as its register says: of a transfer what the target will, which it is joined by, and what
 * leaving the source does.
 */
export function costRows(
  { product, target }: Pick<OrderFacts, 'product' | 'target'>,
  say: Words,
): Row[] {
  const { management_fee, depositary_fee, subscription_fee } = target ?? product;
  const yearly = (percent: string | null) =>
    say('paper.yearly', { percent: formatPercent(percent ?? '0') });
  return [
    [say('paper.management_fee'), yearly(management_fee)],
    [say('paper.depositary_fee'), yearly(depositary_fee)],
    [say('paper.subscription_fee'), formatPercent(subscription_fee ?? '0')],
    [
      target
        ? say('paper.redemption_fee_of', { product: product.name_product })
        : say('paper.redemption_fee'),
      formatPercent(product.redemption_fee ?? '0'),
    ],
  ];
}

/** Everybody of the account, one a line of the table. */
export const peopleRows = (people: readonly OrderPerson[], say: Words): string[][] =>
  people.map((person) => [fullName(person), person.document, labelOf(say, 'roles', person.role)]);

const textOf = (operation: OrderFacts['operation']) => (name: string) =>
  (operation[name] as string | null | undefined) ?? null;
const labelled = (say: Words) => (list: LabelList, key: string | null | undefined) =>
  key ? labelOf(say, list, key) : null;
const date = (day: string | null | undefined) => (day ? formatDate(day) : null);
const money = (amount: string | null | undefined) => (amount ? formatMoney(amount) : null);
/** An IBAN in fours. */
export const grouped = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

/** How much was ordered, in the measure it was ordered in, whatever has come of it since. */
function amountRow(operation: OrderFacts['operation'], say: Words): Row {
  if (operation.amount_shares_indicator === 'I' && operation.net_amount)
    return [say('paper.order.net'), formatMoney(operation.net_amount)];
  if (operation.amount_shares_indicator === 'T')
    return [say('paper.amount'), say('paper.order.all_shares')];
  if (operation.amount_shares_indicator === 'P')
    return [say('paper.shares'), formatShares(operation.shares)];
  if (operation.gross_amount)
    return [say('paper.order.gross'), formatMoney(operation.gross_amount)];
  if (operation.net_amount) return [say('paper.order.net'), formatMoney(operation.net_amount)];
  return [say('paper.shares'), formatShares(operation.shares)];
}

/** The rows that say something. */
export const present = (rows: [string, string | null | undefined][]): Row[] =>
  rows.flatMap(([label, value]) => (value ? [[label, value] satisfies Row] : []));
