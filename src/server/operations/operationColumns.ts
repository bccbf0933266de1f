import type { Schema } from '#/contract/schema.ts';
import { toWallClock } from '#/domain/dates/wallClock.ts';
import { codeList } from '../tenants/codeList.ts';

type Wire = Schema<'Operation'>;

/** One column of the file: its title and what an operation has there. */
interface Column {
  title: string;
  of(operation: Wire, zone: string): string | null | undefined;
}

const label = (list: string, code: string | null | undefined) =>
  code ? (codeList(list).items[code]?.label ?? code) : '';

/** A wire decimal with a comma, ungrouped, which Spanish spreadsheets take for a number. */
const decimal = (value: string | null | undefined) => value?.replace('.', ',');
const day = (value: string | null | undefined) => value?.split('-').reverse().join('/');

function moment(instant: string, zone: string): string {
  const { date, time } = toWallClock(instant, zone);
  return `${day(date)} ${time.slice(0, 5)}`;
}

/** The columns of the file of operations, in their order. */
export const operationColumns: readonly Column[] = [
  { title: 'Fecha de solicitud', of: ({ request_date }, zone) => moment(request_date, zone) },
  { title: 'Cuenta', of: ({ account_number }) => account_number },
  { title: 'Alias de la cuenta', of: ({ account_alias }) => account_alias },
  { title: 'Operación', of: ({ operation_type }) => label('operation-types', operation_type) },
  { title: 'Estado', of: ({ operation_status }) => label('operation-statuses', operation_status) },
  { title: 'Producto', of: ({ name_product }) => name_product },
  { title: 'ISIN', of: ({ isin }) => isin },
  { title: 'Producto de destino', of: ({ name_product_target }) => name_product_target },
  { title: 'Importe bruto', of: ({ gross_amount }) => decimal(gross_amount) },
  { title: 'Importe neto', of: ({ net_amount }) => decimal(net_amount) },
  { title: 'Participaciones', of: ({ shares }) => decimal(shares) },
  { title: 'Valor liquidativo', of: ({ nav }) => decimal(nav) },
  { title: 'Fecha del valor liquidativo', of: ({ nav_date }) => day(nav_date) },
  { title: 'Comisión', of: ({ commission }) => decimal(commission) },
  { title: 'Retención', of: ({ withholding }) => decimal(withholding) },
  { title: 'Ganancia o pérdida', of: ({ fiscal_import }) => decimal(fiscal_import) },
  { title: 'Fecha de liquidación', of: ({ settlement_date }) => day(settlement_date) },
  { title: 'Forma de pago', of: ({ pay_method }) => label('pay-methods', pay_method) },
  { title: 'Ordenante', of: ({ name_intervener }) => name_intervener },
  {
    title: 'Suboperación',
    of: ({ operation_sub_type }) => label('suboperation-codes', operation_sub_type),
  },
  { title: 'Referencia', of: ({ uuid }) => uuid },
];
