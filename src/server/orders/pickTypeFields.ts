import { fieldsInUse } from '#/domain/operations/checks/fieldsInUse.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { GivenOrder } from './validateOrder.ts';

/** What a giver says with an order of any type. */
const said: readonly string[] = [
  'has_read_dfi',
  'has_read_eepp',
  'has_read_report',
  'convenience_phrase',
  'has_accepted_not_convenient',
  'papers_read',
  'shown',
  'uuid_transcript',
] satisfies (keyof GivenOrder)[];

/**
 * An order with what its type has a use for alone: the rest was refused, or a change of the order left it behind.
 * @param named fields that stay in any case, to be judged
 */
export function pickTypeFields(order: GivenOrder, named: readonly string[] = []): GivenOrder {
  const type = findOperationType(order.operation_type);
  if (!type) return order;
  const known = new Set<string>([...said, ...named, ...fieldsInUse(order, type)]);
  const kept = Object.entries(order).filter(([field]) => known.has(field));
  return Object.fromEntries(kept) as unknown as GivenOrder;
}
