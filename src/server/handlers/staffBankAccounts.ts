import { page, slice } from '../kernel/paging.ts';
import { readFilter } from '../kernel/readFilter.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import { decideBankAccount } from '../documents/decideBankAccount.ts';
import { bankAccountFilter, readStaffBankAccounts } from '../staff/staffBankAccounts.ts';

const LIMIT = 25;

/** The bank accounts of the tenant for staff. */
export const listStaffBankAccounts: Handler<'listStaffBankAccounts'> = (request) => {
  const { query, inTenant } = request;
  return inTenant(async (db) => {
    const cut = slice(query, LIMIT);
    const filter = readFilter(query.$filter, bankAccountFilter);
    const { rows, total } = await readStaffBankAccounts(db, cut, filter);
    return { data: { bank_accounts: rows, ...page('/staff/bank-accounts', query, cut, total) } };
  });
};

/** Validates a bank account that waits, or rejects its certificate. */
export const validateBankAccount: Handler<'validateBankAccount'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    await decideBankAccount(context, db, actor, path.id, body);
    const one = { limit: 1, offset: 0 };
    const { rows } = await readStaffBankAccounts(db, one, { uuid: path.id });
    if (!rows[0]) throw notFound();
    return { data: { bank_account: rows[0] } };
  });
};
