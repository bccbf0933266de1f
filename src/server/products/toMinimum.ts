import type { Schema } from '#/contract/schema.ts';
import { toWire, toWireOrNull } from '#/domain/money/wire.ts';
import type { ProductRow } from './readProducts.ts';

/**
 * The minimum amounts of a product. Periodic payments have the minimum of further ones where the
 * product sets none of its own.
 */
export const toMinimum = (row: ProductRow): Schema<'Minimum'> => ({
  key_product: row.key_product,
  minimum_first: toWire(row.minimum_first, 2),
  minimum_next: toWire(row.minimum_next, 2),
  minimum_periodic: toWire(row.minimum_periodic ?? row.minimum_next, 2),
  minimum_remaining: toWireOrNull(row.minimum_remaining, 2),
});
