import type { Issue } from '#/domain/kernel/issue.ts';
import type { OrderSubject } from '#/domain/operations/checks/obstacles.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { loadOrderContext, type LoadedOrderContext } from './loadOrderContext.ts';
import { readObstacles } from './orderObstacles.ts';

type Asking = Pick<HandlerRequest<'listOrderProducts'>, 'context' | 'actor'>;

/** What orders on an account stand on, read once for each product. */
export type LoadOfProduct = (key: string) => Promise<LoadedOrderContext>;

export function loadOfProducts(
  { context, actor }: Asking,
  db: TenantDb,
  of: Pick<OrderSubject, 'uuid_account' | 'key_product_target'>,
): LoadOfProduct {
  const loaded = new Map<string, Promise<LoadedOrderContext>>();
  return (key_product) => {
    const known = loaded.get(key_product);
    if (known) return known;
    const subject = { ...of, key_product };
    const coming = loadOrderContext(context, db, actor, subject, { at: '/query' });
    loaded.set(key_product, coming);
    return coming;
  };
}

/** What stands in the way of orders of a type on an account: in one product, or in each of them, every reason once. */
export async function readWay(
  { actor }: Asking,
  db: TenantDb,
  asked: Omit<OrderSubject, 'key_product'>,
  products: readonly string[],
  load: LoadOfProduct,
): Promise<Issue[]> {
  const found = new Map<string, Issue>();
  for (const key_product of products) {
    const { access, product } = await readObstacles(
      db,
      actor,
      { ...asked, key_product },
      await load(key_product),
    );
    if (access.length > 0) return [...access, ...product];
    if (product.length === 0) return [];
    for (const issue of product) if (!found.has(issue.code)) found.set(issue.code, issue);
  }
  return [...found.values()];
}
