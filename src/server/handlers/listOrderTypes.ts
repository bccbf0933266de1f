import type { Schema } from '#/contract/schema.ts';
import { parseOperationType } from '#/domain/operations/findOperationType.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import type { OperationTypeName } from '#/domain/operations/kinds/operationType.ts';
import { offeredTypes } from '#/domain/operations/operationKinds.ts';
import { typesWhere } from '#/domain/operations/typesWhere.ts';
import { seeAccount } from '../accounts/openAccount.ts';
import { loadOfProducts, readWay } from '../orders/readWay.ts';
import { readReasonWords } from '../orders/toOrderReasons.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { productsOf } from '../products/productsOf.ts';
import { itemsOf } from '../tenants/codeList.ts';
import { releasedCodes } from '../tenants/releasedCodes.ts';
import type { Handler } from '../ports/handler.ts';

const ordered: readonly string[] = typesWhere(({ begunBy }) => begunBy === 'INVESTOR');
const isOrdered = (type: OperationTypeName): type is Schema<'OrderedType'> =>
  ordered.includes(type);

/**
 * What the asker may order of a product on an account, and why not: of each type that the product has. Without a
 * product of all that the account is for, and without the types that tenant and account switched off.
 */
export const listOrderTypes: Handler<'listOrderTypes'> = (request) => {
  const { context, actor, tenant, words, path, query, inTenant } = request;
  return inTenant(async (db) => {
    const { row } = await seeAccount(db, actor, path.id, todayOf(context, actor));
    const load = loadOfProducts(request, db, { uuid_account: path.id });
    const { key_product } = query;
    const offered = key_product ? [] : await productsOf(db, tenant, row);
    const products = key_product ? [key_product] : offered.map((product) => product.key_product);
    const say = await readReasonWords(context, tenant, db, words);
    const order_types = [];
    const listed = itemsOf(await releasedCodes(context, tenant, 'operation-types', db));
    for (const key of listed.flatMap(([code]) => parseOperationType(code) ?? [])) {
      if (!isOrdered(key)) continue;
      const fitting = [];
      for (const product of products) {
        const { rules } = await load(product);
        const { kind } = rules.product;
        const types: readonly string[] = key_product ? ordered : offeredTypes(kind, rules);
        if (operationTypes[key].kinds.includes(kind) && types.includes(key)) fitting.push(product);
      }
      if (fitting.length === 0) continue;
      const asked = { uuid_account: path.id, operation_type: key };
      const reasons = say(await readWay(request, db, asked, fitting, load));
      const name = words.value({ list: 'operation-types', code: key });
      order_types.push({ key, name, is_available: reasons.length === 0, reasons });
    }
    return { data: { order_types, total: order_types.length, next: null } };
  });
};
