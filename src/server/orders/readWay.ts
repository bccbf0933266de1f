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

/**
 * What stands in the way of orders of a type on an account: in one product, or in each of them, every reason once. Where
 * something is held, what is not held says nothing.
 */
export async function readWay(
  { actor }: Asking,
  db: TenantDb,
  asked: Omit<OrderSubject, 'key_product'>,
  products: readonly string[],
  load: LoadOfProduct,
): Promise<Issue[]> {
  const reads = async (key_product: string) =>
    readObstacles(db, actor, { ...asked, key_product }, await load(key_product));
  const ways: Issue[][] = [];
  let always: Issue[] = [];
  for (const key of products) {
    const { access, product } = await reads(key);
    always = access;
    if (product.length === 0) return access;
    ways.push(product);
  }
  const held = ways.filter((way) => way.every(({ code }) => code !== 'operation.nothing_held'));
  const told = (held.length > 0 ? held : ways).flat();
  const once = told.filter(({ code }, at) => told.findIndex((other) => other.code === code) === at);
  return [...always, ...once];
}
