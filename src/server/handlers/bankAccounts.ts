import { changeAccount, seeAccount } from '../accounts/openAccount.ts';
import { checkNew, checkUnused, readBankNumbers } from '../accounts/bank/checkBankAccount.ts';
import {
  findBankAccount,
  readBankAccounts,
  toBankAccount,
} from '../accounts/bank/readBankAccounts.ts';
import { assertHasPlace } from '../accounts/assertHasPlace.ts';
import { page, slice } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** The bank accounts of an account; contributors, who see only what is their own, see none. */
export const listBankAccounts: Handler<'listBankAccounts'> = (request) => {
  const { context, actor, path, query, inTenant } = request;
  return inTenant(async (db) => {
    const { row, only } = await seeAccount(db, actor, path.id, todayOf(context, actor));
    const all = only ? [] : await readBankAccounts(db, row);
    const cut = slice(query, LIMIT);
    const bank_accounts = all.slice(cut.offset, cut.offset + cut.limit).map(toBankAccount);
    const where = `/accounts/${row.uuid}/bank-accounts`;
    return { data: { bank_accounts, ...page(where, query, cut, all.length) } };
  });
};

/** One bank account; contributors, who see none, get 404. */
export const getBankAccount: Handler<'getBankAccount'> = (request) => {
  const { context, actor, path, inTenant } = request;
  return inTenant(async (db) => {
    const { row, only } = await seeAccount(db, actor, path.id, todayOf(context, actor));
    if (only) throw notFound();
    return { data: { bank_account: toBankAccount(await findBankAccount(db, row, path.bankId)) } };
  });
};

/** Adds a bank account, which waits until a certificate of its holder is validated. @source specification §5 */
export const createBankAccount: Handler<'createBankAccount'> = (request) => {
  const { context, actor, tenant, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const account = await changeAccount(db, actor, path.id, 'edit_bank_accounts', today);
    const numbers = readBankNumbers(body);
    await checkNew(db, account, numbers.iban_code);
    assertHasPlace((await readBankAccounts(db, account)).length);
    const uuid = context.id();
    await db
      .insertInto('bank_accounts')
      .values({
        tenant_id: tenant.id,
        uuid,
        uuid_account: account.uuid,
        ...numbers,
        status: 'PENDIENTE',
        alias: body.alias?.trim() || null,
        created_at: context.now(),
      })
      .execute();
    return { data: { bank_account: toBankAccount(await findBankAccount(db, account, uuid)) } };
  });
};

/** Changes a bank account; with another IBAN it is another account and waits for its certificate. */
export const updateBankAccount: Handler<'updateBankAccount'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const account = await changeAccount(db, actor, path.id, 'edit_bank_accounts', today);
    const before = await findBankAccount(db, account, path.bankId);
    const { iban_code, swift_code } = before;
    const { alias, ...sent } = body;
    const numbers = readBankNumbers({ iban_code, swift_code, ...sent });
    const isOther = numbers.iban_code !== iban_code;
    if (isOther) {
      await checkNew(db, account, numbers.iban_code);
      await checkUnused(db, account, before.uuid);
    }
    await db
      .updateTable('bank_accounts')
      .set({
        ...numbers,
        ...(isOther && { status: 'PENDIENTE' as const }),
        ...(alias !== undefined && { alias: alias?.trim() || null }),
      })
      .where('uuid', '=', before.uuid)
      .execute();
    const after = await findBankAccount(db, account, before.uuid);
    return { data: { bank_account: toBankAccount(after) } };
  });
};

export const deleteBankAccount: Handler<'deleteBankAccount'> = (request) => {
  const { context, actor, path, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const account = await changeAccount(db, actor, path.id, 'edit_bank_accounts', today);
    const { uuid } = await findBankAccount(db, account, path.bankId);
    await checkUnused(db, account, uuid);
    await db
      .deleteFrom('bank_accounts')
      .where('uuid_account', '=', account.uuid)
      .where('uuid', '=', uuid)
      .execute();
    return { data: { done: true } };
  });
};
