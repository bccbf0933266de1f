import type { Schema } from '#/contract/schema.ts';
import { isAccountFor } from '#/domain/operations/checks/checkAccountKind.ts';
import { accountName } from '#/domain/people/accountName.ts';
import { typesWhere } from '#/domain/operations/typesWhere.ts';
import { readAccounts } from '../accounts/readAccounts.ts';
import { findIntervener } from '../interveners/findIntervener.ts';
import { anyOrderObstacles } from '../orders/anyOrderObstacles.ts';
import { asOrderer } from '../orders/orderObstacles.ts';
import { loadOfProducts, readWay } from '../orders/readWay.ts';
import { readReasonWords } from '../orders/toOrderReasons.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { letterOf } from '../products/productsOf.ts';
import { readProducts } from '../products/readProducts.ts';
import type { Handler } from '../ports/handler.ts';

/**
 * The accounts of the asker on which an order may be given, and why not on the others: of a type and product, or of
 * any. Accounts that are not for the product are left out.
 */
export const listOrderAccounts: Handler<'listOrderAccounts'> = (request) => {
  const { context, actor, tenant, words, path, query, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const person = await findIntervener(db, actor, path.id);
    const { key_product, operation_type, uuid_account } = query;
    const rows = await readAccounts(db, { intervener: person.uuid, account: uuid_account });
    const intervener = await asOrderer(db, actor, person, today);
    const product = key_product ? (await readProducts(db)).get(key_product) : undefined;
    const say = await readReasonWords(context, tenant, db, words);
    const accounts: Schema<'OrderAccount'>[] = [];
    for (const row of rows) {
      const { uuid, account_number, kind } = row;
      if (product && !isAccountFor(kind, letterOf(product))) continue;
      const asked = { uuid_account: uuid, operation_type: operation_type ?? '' };
      const issues =
        key_product && operation_type
          ? await readWay(request, db, asked, [key_product], loadOfProducts(request, db, asked))
          : anyOrderObstacles(
              { intervener, account: row, today },
              operation_type ? [operation_type] : ordered,
            );
      const reasons = say(issues);
      const is_available = reasons.length === 0;
      accounts.push({ uuid, name: accountName(row), account_number, kind, is_available, reasons });
    }
    return { data: { accounts, total: accounts.length, next: null } };
  });
};

const ordered = typesWhere(({ begunBy }) => begunBy === 'INVESTOR');
