import { parseCollectionMethod } from '../../pensions/collectionMethod.ts';
import type { Order, OrderField } from '../../orders/order.ts';
import type { OperationType } from '../kinds/operationType.ts';

/** What every order says. */
export const commonFields = ['uuid_account', 'operation_type', 'key_product'] as const;

/**
 * What an order of a type has a use for, given what else it says: a part of what it does not say, or of a product of
 * the other kind, is nothing that anybody would carry out.
 * @param kind of the product, where it is known
 */
export function fieldsInUse(
  order: Partial<Order>,
  type: OperationType,
  kind?: 'F' | 'P',
): Set<OrderField> {
  const own: readonly OrderField[] = [...commonFields, ...type.required, ...type.optional];
  return new Set(
    own.filter((field) => type.required.includes(field) || isInUse(field, order, type, kind)),
  );
}

function isInUse(
  field: OrderField,
  order: Partial<Order>,
  { isPeriodic, required }: OperationType,
  kind: 'F' | 'P' | undefined,
): boolean {
  const method = parseCollectionMethod(order.pp_redemption_collection_method);
  switch (field) {
    case 'uuid_bank_account':
      return (
        !required.includes('pay_method') ||
        !order.pay_method ||
        order.pay_method === 'DOMICILIACION'
      );
    case 'per_increase':
    case 'per_increase_period':
      return Boolean(order.per_increase_type);
    case 'per_period':
    case 'per_end_date':
      return isPeriodic || method === 'FINANCIERA' || method === 'MIXTA';
    case 'pp_redemption_mixed_amount':
      return method === 'MIXTA';
    case 'pp_redemption_defer_date':
      return order.pp_redemption_defer !== 'NO_DIFERIDO';
    case 'pp_rendering_variation':
      return order.pp_redemption_cause === 'VARIACION_PRESTACION';
    case 'xt_isin_code':
    case 'xt_acount_origin':
      return kind !== 'P';
    case 'pp_plan_type':
    case 'pp_xt_dgs_code':
    case 'pp_xt_egs_code':
    case 'pp_rights_type':
    case 'pp_source_situation':
    case 'pp_compartment':
      return kind !== 'F';
    default:
      return true;
  }
}
