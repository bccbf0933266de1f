import type { Schema } from '#/contract/schema.ts';
import { checkAction } from '#/domain/access/checkAction.ts';
import { valueOf } from '#/domain/money/valuation.ts';
import { toWire } from '#/domain/money/wire.ts';
import { minimumEntry } from '#/domain/operations/checks/minimumEntry.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { entryRange } from '#/domain/operations/terms/entryRange.ts';
import { seeAccount } from '../accounts/openAccount.ts';
import type { LoadedOrderContext } from '../orders/loadOrderContext.ts';
import { loadOfProducts, readWay } from '../orders/readWay.ts';
import { readReasonWords } from '../orders/toOrderReasons.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { readProductDocuments, type ProductDocuments } from '../products/productDocuments.ts';
import { productsOf } from '../products/productsOf.ts';
import type { Handler } from '../ports/handler.ts';

/**
 * The products of an account for an order of a type; for one that takes out those that are held. With a source those
 * that a transfer out of it may go to.
 */
export const listOrderProducts: Handler<'listOrderProducts'> = (request) => {
  const { context, actor, tenant, words, path, query, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { row } = await seeAccount(db, actor, path.id, today);
    const { operation_type, key_product_source: source } = query;
    const type = operationTypeOf(operation_type);
    const seesPosition = checkAction(row, 'see_position', today).length === 0;
    const load = loadOfProducts(request, db, { uuid_account: path.id });
    const say = await readReasonWords(context, tenant, db, words);
    const products: Schema<'OrderProduct'>[] = [];
    for (const product of await productsOf(db, tenant, row, type)) {
      const { key_product } = product;
      const { rules } = await load(key_product);
      const { isHeld } = rules.product;
      const isLeft = type.checks.includes('takenOut');
      if (source ? key_product === source : isLeft && !isHeld) continue;
      const target = source && { key_product_target: key_product };
      const asked = { uuid_account: path.id, operation_type, ...target };
      const into = source ? loadOfProducts(request, db, asked) : load;
      const reasons = say(await readWay(request, db, asked, [source ?? key_product], into));
      const entry = entryRange(type, { ...asked, key_product }, rules, today);
      products.push({
        key_product,
        name_product: product.name_product,
        isin: product.isin,
        kind: product.kind,
        family: product.family,
        risk: product.risk,
        is_held: isHeld,
        held_value: isHeld && seesPosition ? heldValue(rules) : null,
        minimum: source ? toWire(minimumEntry(rules.product), 2) : (entry?.minimum ?? null),
        management_fee: product.management_fee,
        is_available: reasons.length === 0,
        reasons,
      });
    }
    const papers = papersOf(products, await readProductDocuments(db));
    return { data: { products, papers, total: products.length, next: null } };
  });
};

/** What is held of a product at its last NAV, where it has one. */
const heldValue = ({ availability, product: { nav } }: LoadedOrderContext['rules']) =>
  nav ? toWire(valueOf(availability.shares, nav), 2) : null;

/** What is published of some products, the newest of each kind. */
const papersOf = (
  products: readonly Pick<Schema<'OrderProduct'>, 'key_product'>[],
  published: ProductDocuments,
): Schema<'ProductPaper'>[] =>
  products.flatMap(({ key_product }) =>
    (published.get(key_product) ?? [])
      .filter(
        ({ subcategory }, index, all) =>
          all.findIndex((paper) => paper.subcategory === subcategory) === index,
      )
      .map((paper) => ({ ...paper, key_product })),
  );
