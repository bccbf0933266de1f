import type { Schema } from '#/contract/schema.ts';
import { toBalance } from '../positions/portfolio.ts';
import type { Portfolio } from '../positions/portfolio.ts';
import type { AccountRow } from './readAccounts.ts';
import { toAccount } from './toAccount.ts';

/** An account with its figures; without any where they may not be seen, which is not the same as zero. */
export function toValuedAccount(row: AccountRow, portfolio: Portfolio): Schema<'Account'> {
  if (!portfolio.accounts.has(row.uuid)) return toAccount(row, portfolio.today);
  const entries = portfolio.entries.filter(({ account }) => account === row.uuid);
  return toAccount(row, portfolio.today, toBalance({ ...portfolio, entries }));
}
