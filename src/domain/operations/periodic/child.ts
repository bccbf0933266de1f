import { toWire } from '../../money/wire.ts';
import type { Operation } from '../../orders/operation.ts';
import { findOperationType } from '../findOperationType.ts';
import type { Due } from './schedule.ts';

/** Type of a periodic request's occurrences; undefined for what is no periodic request. */
export function childTypeOf(type: string): string | undefined {
  return findOperationType(type)?.child ?? undefined;
}

/** What an occurrence takes over from its request; identity, status and times are the server's. */
export type Child = Pick<
  Operation,
  | 'uuid_account'
  | 'uuid_intervener'
  | 'operation_type'
  | 'key_product'
  | 'amount_shares_indicator'
  | 'gross_amount'
  | 'net_amount'
  | 'shares'
  | 'pay_method'
  | 'uuid_bank_account'
  | 'per_uuid_operation_periodic_request'
> & { is_periodic: true; is_request: false };

/**
 * The operation that a periodic request makes on a due date: a subscription, contribution or
 * redemption of that day's amount which names its request. Undefined for what is no such request.
 */
export function childOf(request: Operation, due: Due): Child | undefined {
  const operation_type = childTypeOf(request.operation_type);
  if (!operation_type) return undefined;
  return {
    uuid_account: request.uuid_account,
    uuid_intervener: request.uuid_intervener,
    operation_type,
    key_product: request.key_product,
    amount_shares_indicator: due.measure,
    gross_amount: due.measure === 'B' ? toWire(due.amount, 2) : null,
    net_amount: due.measure === 'I' ? toWire(due.amount, 2) : null,
    shares: due.measure === 'P' ? toWire(due.amount, 6) : null,
    pay_method: request.pay_method,
    uuid_bank_account: request.uuid_bank_account,
    per_uuid_operation_periodic_request: request.uuid,
    is_periodic: true,
    is_request: false,
  };
}
