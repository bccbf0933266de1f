import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { ProductRow } from '../products/readProducts.ts';

/** How many days ahead an order of a type has to be given; null where none: what brings money in waits for no notice. */
export function noticeDays(
  operation_type: string,
  { notice_days }: Pick<ProductRow, 'notice_days'>,
): number | null {
  const type = findOperationType(operation_type);
  const isPaidIn = type?.flow === 'IN' || type?.execution === 'arrival';
  return isPaidIn ? null : notice_days || null;
}
