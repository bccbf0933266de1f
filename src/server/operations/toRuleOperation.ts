import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import type { Selectable } from 'kysely';
import type { BusinessTables } from '../tables/businessTables.ts';

export type StoredOperation = Selectable<BusinessTables['operations']>;

/** A stored operation as the domain's rules read it. */
export function toRuleOperation(row: StoredOperation): Operation {
  const isTransfer = findOperationType(row.operation_type)?.isTransfer === true;
  return {
    ...(row.details as Partial<Operation>),
    uuid: row.uuid,
    uuid_account: row.uuid_account,
    operation_type: row.operation_type,
    operation_status: row.operation_status,
    key_product: row.key_product,
    uuid_intervener: row.ordered_by,
    amount_shares_indicator: row.amount_shares_indicator,
    gross_amount: toWireOrNull(row.gross_amount, 2),
    net_amount: toWireOrNull(row.net_amount, 2),
    shares: toWireOrNull(row.shares, 6),
    is_total_redemption: row.is_total && !isTransfer,
    is_total_transfer: row.is_total && isTransfer,
    request_date: row.request_date.toISOString(),
    nav_date: row.nav_date,
    value_date: row.value_date,
    is_request: row.is_request,
    uuid_request: row.uuid_request,
    uuid_replaced: row.uuid_replaced,
  };
}
