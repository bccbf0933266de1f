import type { Schema } from '#/contract/schema.ts';
import { toWallClock } from '#/domain/dates/wallClock.ts';
import type { WordCode } from '../kernel/wordCode.ts';
import type { LabelList, Words } from '../kernel/words.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';

type Wire = Schema<'Operation'>;

/** One column of the file: its title and what an operation has there. */
interface Column {
  title: WordCode;
  of(operation: Wire, zone: string, say: Words): string | null | undefined;
}

const label = (say: Words, list: LabelList, code: string | null | undefined) =>
  code ? say.value({ list, code }) : '';

/** A wire decimal with a comma, ungrouped, which Spanish spreadsheets take for a number. */
const decimal = (value: string | null | undefined) => value?.replace('.', ',');
const day = (value: string | null | undefined) => value?.split('-').reverse().join('/');

function moment(instant: string, zone: string): string {
  const { date, time } = toWallClock(instant, zone);
  return `${day(date)} ${time.slice(0, 5)}`;
}

/** The columns of the file of operations, in their order. */
export const operationColumns: readonly Column[] = [
  { title: 'column.request_date', of: ({ request_date }, zone) => moment(request_date, zone) },
  { title: 'paper.account', of: ({ account_number }) => account_number },
  { title: 'column.account_alias', of: ({ account_alias }) => account_alias },
  {
    title: 'paper.operation',
    of: ({ operation_type }, _, say) => label(say, 'operation-types', operation_type),
  },
  {
    title: 'column.status',
    of: ({ operation_status }, _, say) => label(say, 'operation-statuses', operation_status),
  },
  { title: 'paper.product', of: ({ name_product }) => name_product },
  { title: 'column.isin', of: ({ isin }) => isin },
  { title: 'column.target', of: ({ name_product_target }) => name_product_target },
  { title: 'paper.order.gross', of: ({ gross_amount }) => decimal(gross_amount) },
  { title: 'paper.order.net', of: ({ net_amount }) => decimal(net_amount) },
  { title: 'paper.shares', of: ({ shares }) => decimal(shares) },
  { title: 'paper.nav', of: ({ nav }) => decimal(nav) },
  { title: 'column.nav_date', of: ({ nav_date }) => day(nav_date) },
  { title: 'column.commission', of: ({ commission }) => decimal(commission) },
  { title: 'paper.tax.withholding', of: ({ withholding }) => decimal(withholding) },
  { title: 'column.outcome', of: ({ fiscal_import }) => decimal(fiscal_import) },
  { title: 'column.settled', of: ({ settlement_date }) => day(settlement_date) },
  {
    title: 'paper.order.pay_method',
    of: ({ pay_method }, _, say) => label(say, 'pay-methods', pay_method),
  },
  { title: 'paper.order.orderer', of: ({ name_intervener }) => name_intervener },
  {
    title: 'column.suboperation',
    of: ({ operation_sub_type }, _, say) => label(say, 'suboperation-codes', operation_sub_type),
  },
  { title: 'paper.reference', of: ({ uuid }) => referenceOf(uuid) },
];
