import type { TenantDb } from '../database/withTenant.ts';
import type { Said, Saying } from '../kernel/words.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { wordCode } from '../words/productWords.ts';

/**
 * How an order is called in the middle of a sentence: "suscripción de Mixto FI"; of a transfer whether it leaves the
 * product or enters it: "traspaso desde otra entidad a Mixto FI".
 */
export function orderTitle(type: string, product: string): Saying {
  const own = wordCode(`order.title.${type}`);
  return {
    words: own === 'invalid' ? 'order.title' : own,
    values: { name: orderName(type), product },
  };
}

/** The same of a stored order, by the name of its product. */
export async function readOrderTitle(
  db: TenantDb,
  { operation_type, key_product }: Pick<StoredOperation, 'operation_type' | 'key_product'>,
): Promise<Saying> {
  const product = await db
    .selectFrom('products')
    .select('name_product')
    .where('key_product', '=', key_product)
    .executeTakeFirst();
  return orderTitle(operation_type, product?.name_product ?? key_product);
}

/** The order's name alone: "suscripción periódica". */
export function orderName(type: string): Said {
  const words = wordCode(`order.name.${type}`);
  return words === 'invalid' ? type.toLowerCase().replaceAll('_', ' ') : { words };
}
