import type { Issue } from '../../kernel/issue.ts';
import { checkResidenceCertificate } from '../../tax/residenceCertificate.ts';
import { findOperationType } from '../findOperationType.ts';
import type { Order } from '../../orders/order.ts';
import type { OrderContext } from './orderContext.ts';

/**
 * The certificate of each holder who is no resident is younger than two months, where a gain is taxed: rights of a plan
 * that move to another one have none. Codes of `checkResidenceCertificate`.
 */
export function checkCertificate(
  { operation_type }: Pick<Order, 'operation_type'>,
  { taxpayer, today, product }: Pick<OrderContext, 'taxpayer' | 'today' | 'product'>,
): Issue[] {
  if (product.kind === 'P' && findOperationType(operation_type)?.isTransfer) return [];
  return checkResidenceCertificate(taxpayer, today);
}
