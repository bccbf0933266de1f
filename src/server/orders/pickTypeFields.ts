import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { GivenOrder } from './validateOrder.ts';

/** What every order has, and what its giver confirms. */
const common: readonly string[] = [
  'uuid_account',
  'operation_type',
  'key_product',
  'has_read_dfi',
  'has_read_eepp',
  'has_read_report',
  'convenience_phrase',
  'has_accepted_not_convenient',
  'papers_read',
  'shown',
  'uuid_transcript',
] satisfies (keyof GivenOrder)[];

/** An order with the fields of its type alone: others say nothing about it and are not kept. */
export function pickTypeFields(order: GivenOrder): GivenOrder {
  const type = findOperationType(order.operation_type);
  if (!type) return order;
  const known = new Set<string>([...common, ...type.required, ...type.optional]);
  const kept = Object.entries(order).filter(([field]) => known.has(field));
  return Object.fromEntries(kept) as unknown as GivenOrder;
}
