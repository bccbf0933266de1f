import { formatDate, formatInstant } from '#/domain/dates/format.ts';
import { formatMoney, formatPercent, formatShares } from '#/domain/money/format.ts';
import { fullName } from '#/domain/people/names.ts';
import { labelOf } from '../files/labelOf.ts';
import { referenceOf } from './referenceOf.ts';
import type { OrderFacts, OrderPerson } from './orderFacts.ts';

type Row = [label: string, value: string];

/** What identifies an order: reference, when and by whom it was given, and on which account. */
export function identityRows(
  { operation, account, orderer, replaced }: OrderFacts,
  reference: string,
  zone: string,
): Row[] {
  return [
    ['Referencia', reference],
    ['Operación', labelOf('operation-types', operation.operation_type)],
    ...(replaced ? ([['Sustituye a la orden', referenceOf(replaced)]] satisfies Row[]) : []),
    ['Fecha y hora de la solicitud', formatInstant(operation.request_date, zone)],
    ['Cuenta', account.account_number],
    ['Régimen de firma de la cuenta', labelOf('arrangement-types', account.arrangement_type)],
    ...(orderer ? ([['Ordenante', fullName(orderer)]] satisfies Row[]) : []),
  ];
}

/** A product by name and register. */
export function productRows({ product }: Pick<OrderFacts, 'product'>): Row[] {
  return present([
    ['Nombre', product.name_product],
    ['Código', product.key_product],
    ['ISIN', product.isin],
    ['Código de la DGSFP', product.dgs_code],
    ['Indicador de riesgo', `${product.risk} sobre 7`],
  ]);
}

/** Of what is paid again and again: how much, and when. */
export function paymentRows({ operation }: Pick<OrderFacts, 'operation'>): Row[] {
  const { per_period } = operation;
  return present([
    amountRow(operation),
    ['Periodicidad', code('periodicities', per_period)],
    ['Primera fecha', date(operation.per_start_date)],
    ['Última fecha', per_period ? (date(operation.per_end_date) ?? 'Sin fecha final') : null],
    ['Incremento', increase(operation)],
  ]);
}

/** How much, how it is paid, and when. */
export function termRows({ operation, iban, product }: OrderFacts): Row[] {
  return [
    ...paymentRows({ operation }),
    ...present([
      ['Forma de pago', code('pay-methods', operation.pay_method)],
      ['Cuenta bancaria', iban && grouped(iban)],
      ['Hora límite del producto', `${product.cut_off.slice(0, 5)} h`],
      ['Preaviso', product.notice_days ? `${product.notice_days} días` : null],
    ]),
  ];
}

/** From where a transfer comes, or why and how a benefit is paid. */
export function detailRows({ operation, target }: OrderFacts): Row[] {
  const text = (name: string) => (operation[name] as string | null | undefined) ?? null;
  return present([
    ['Fondo de destino', target && `${target.name_product} (${target.key_product})`],
    ['Entidad de origen', text('xt_entity')],
    ['Cuenta en la entidad de origen', text('xt_acount_origin')],
    ['ISIN del fondo de origen', text('xt_isin_code')],
    ['Tipo de plan de origen', text('pp_plan_type')],
    ['Código DGSFP del plan de origen', text('pp_xt_dgs_code')],
    ['Código DGSFP de la gestora de origen', text('pp_xt_egs_code')],
    ['Derechos', code('rights-types', text('pp_rights_type'))],
    ['Situación en el plan de origen', code('source-situations', text('pp_source_situation'))],
    ['Causa', code('redemption-causes', text('pp_redemption_cause'))],
    ['Fecha de la causa', date(text('pp_redemption_cause_date'))],
    [
      'Forma de cobro',
      code('redemption-collection-methods', text('pp_redemption_collection_method')),
    ],
    ['Cuándo se cobra', code('redemption-defers', text('pp_redemption_defer'))],
    ['Fecha de cobro', date(text('pp_redemption_defer_date'))],
    ['Parte en capital', money(text('pp_redemption_mixed_amount'))],
    ['Derechos anteriores o posteriores a 2007', code('compartments', text('pp_compartment'))],
  ]);
}

/** What the product costs, as its register says. */
export const costRows = ({ product }: Pick<OrderFacts, 'product'>): Row[] => [
  ['Comisión de gestión', `${formatPercent(product.management_fee)} al año`],
  ['Comisión de depósito', `${formatPercent(product.depositary_fee ?? '0')} al año`],
  ['Comisión de suscripción', formatPercent(product.subscription_fee ?? '0')],
  ['Comisión de reembolso', formatPercent(product.redemption_fee ?? '0')],
];

/** Everybody of the account, one a line of the table. */
export const peopleRows = (people: readonly OrderPerson[]): string[][] =>
  people.map((person) => [fullName(person), person.document, labelOf('roles', person.role)]);

const code = (list: string, key: string | null | undefined) => (key ? labelOf(list, key) : null);
const date = (day: string | null | undefined) => (day ? formatDate(day) : null);
const money = (amount: string | null | undefined) => (amount ? formatMoney(amount) : null);
/** An IBAN in fours. */
export const grouped = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

function amountRow(operation: OrderFacts['operation']): Row {
  if (operation.amount_shares_indicator === 'T') return ['Importe', 'Todas las participaciones'];
  if (operation.amount_shares_indicator === 'P')
    return ['Participaciones', formatShares(operation.shares)];
  if (operation.gross_amount) return ['Importe bruto', formatMoney(operation.gross_amount)];
  if (operation.net_amount) return ['Importe neto', formatMoney(operation.net_amount)];
  return ['Participaciones', formatShares(operation.shares)];
}

function increase({
  per_increase_type: type,
  per_increase,
  per_increase_period,
}: OrderFacts['operation']) {
  if (!type || !per_increase) return null;
  const amount = /PORCENT|PERCENT/.test(type) ? formatPercent(per_increase) : per_increase;
  const kind = labelOf('increase-types', type);
  const every = per_increase_period
    ? `, ${labelOf('periodicities', per_increase_period).toLowerCase()}`
    : '';
  return `${kind}: ${amount}${every}`;
}

const present = (rows: [string, string | null | undefined][]): Row[] =>
  rows.flatMap(([label, value]) => (value ? [[label, value] satisfies Row] : []));
