import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { HttpError } from '../kernel/httpError.ts';
import { encodeBatch, type BatchOptions } from './encodeBatch.ts';
import { FieldFault } from './encodeRecord.ts';
import type { RdHeader } from './rdOperation.ts';
import { readOrders } from './readOrders.ts';
import type { Sending } from './sendBatch.ts';

/** The bytes of a file for the registry; throws 409 that names the field when a value is missing or does not fit. */
export async function writeFile(
  { context, tenant }: Pick<Sending, 'context' | 'tenant'>,
  db: TenantDb,
  rows: readonly StoredOperation[],
  file: Pick<RdHeader, 'batch' | 'sequence' | 'created' | 'valueDate'>,
  options: BatchOptions = {},
): Promise<Buffer> {
  if (!tenant.nif) throw new HttpError(409, [{ code: 'rd_field', params: { field: '00.sender' } }]);
  const header: RdHeader = {
    ...file,
    tenant: tenant.name,
    sender: tenant.nif,
    environment: context.config.isDemo ? 'PRE' : 'PRO',
  };
  // A file of cancellations alone has no order.
  const orders = rows.length > 0 ? await readOrders(db, tenant, rows) : [];
  try {
    return encodeBatch(header, orders, options);
  } catch (error) {
    if (!(error instanceof FieldFault)) throw error;
    throw new HttpError(409, [{ code: 'rd_field', params: { field: error.field } }]);
  }
}
