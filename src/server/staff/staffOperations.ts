import type { Schema } from '#/contract/schema.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import { pageOf, type Cut } from '../database/pageOf.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Filter } from '../kernel/readFilter.ts';

/** Fields by which the operations that wait may be filtered. */
export const operationFilter = {
  operation_status: 'string',
  operation_type: 'string',
  channel: 'string',
} as const;

/** Statuses in which an operation waits for staff: for its paper, its validation or its export. */
export const waitingStatuses = [
  'REGISTERED_EMAIL',
  'REGISTERED_POSTAL',
  'REGISTERED',
  'SIGNED',
  'VALIDATED',
] as const;

type Row = Awaited<ReturnType<typeof readStaffOperations>>['rows'][number];

/** Operations of the tenant that wait for staff, the oldest first. */
export async function readStaffOperations(
  db: TenantDb,
  cut: Cut,
  { operation_status: status, operation_type: type, channel }: Filter<typeof operationFilter>,
) {
  const found = db
    .selectFrom('operations as operation')
    .where('operation.operation_status', 'in', waitingStatuses)
    .$if(status !== undefined, (query) => query.where('operation.operation_status', '=', status!))
    .$if(type !== undefined, (query) => query.where('operation.operation_type', '=', type!))
    .$if(channel !== undefined, (query) => query.where('operation.channel', '=', channel!));
  const shown = found
    .innerJoin('accounts as account', 'account.uuid', 'operation.uuid_account')
    .innerJoin('products as product', 'product.key_product', 'operation.key_product')
    .select([
      'operation.uuid',
      'operation.uuid_account',
      'account.account_number',
      'operation.operation_type',
      'operation.operation_status',
      'operation.key_product',
      'product.name_product',
      'operation.gross_amount',
      'operation.shares',
      'operation.channel',
      'operation.request_date',
    ])
    .orderBy('operation.request_date')
    .orderBy('operation.uuid');
  return pageOf(found, shown, cut);
}

export const toStaffOperation = (row: Row): Schema<'StaffOperation'> => ({
  ...row,
  operation_type: row.operation_type as Schema<'OperationType'>,
  operation_status: row.operation_status as Schema<'OperationStatus'>,
  gross_amount: toWireOrNull(row.gross_amount, 2),
  shares: toWireOrNull(row.shares, 6),
  request_date: row.request_date.toISOString(),
});
