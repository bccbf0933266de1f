import type { Schema } from '#/contract/schema.ts';
import type { LedgerEntry } from '#/domain/valuation/ledgerEntry.ts';
import { keptWith } from './keptWith.ts';
import { toBalance } from './portfolio.ts';
import type { Portfolio } from './portfolio.ts';
import type { AccountRow } from '../accounts/readAccounts.ts';
import { toAccount } from '../accounts/toAccount.ts';

/** An account with its figures; without any where they may not be seen, which is not the same as zero. */
export function toValuedAccount(row: AccountRow, portfolio: Portfolio): Schema<'Account'> {
  if (!portfolio.accounts.has(row.uuid)) return toAccount(row, portfolio.today);
  const entries = byAccount(portfolio.entries).get(row.uuid) ?? [];
  return toAccount(row, portfolio.today, toBalance({ ...portfolio, entries }));
}

/** Told apart once: whoever has many accounts has many movements in each. */
const byAccount = (entries: readonly LedgerEntry[]): ReadonlyMap<string, LedgerEntry[]> =>
  keptWith(entries, 'by account', [], () => Map.groupBy(entries, ({ account }) => account));
