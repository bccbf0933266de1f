import type { LedgerEntry } from '#/domain/valuation/ledgerEntry.ts';
import { defersTransfers } from '#/domain/tax/taxpayer.ts';
import { holderTaxpayers } from './holderTaxpayer.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readProducts } from '../products/readProducts.ts';
import { isExternal, readMovements, type LedgerAccount, type Movements } from './readMovements.ts';

/**
 * The executed movements of some accounts of a tenant. Transfers carry dates and cost, or are taxed, as
 * was so when they were executed; older ones as the account's holder is taxed.
 * @throws when a stored operation cannot be read: figures are never shown from half a ledger
 */
export async function readLedger(
  db: TenantDb,
  accounts: readonly LedgerAccount[],
): Promise<readonly LedgerEntry[]> {
  if (accounts.length === 0) return [];
  return asTaxed(db, await readMovements(db, accounts));
}

/** Movements with their older transfers as the holders are taxed; where there are none, as they are. */
export async function asTaxed(
  db: TenantDb,
  { entries, unrecorded }: Movements,
): Promise<readonly LedgerEntry[]> {
  if (unrecorded.size === 0) return entries;
  const accounts = [...new Set(entries.map(({ account }) => account))];
  const taxpayers = await holderTaxpayers(db, accounts);
  const products = await readProducts(db);
  return entries.map((entry) => {
    if (!unrecorded.has(entry.transfer ?? entry.uuid)) return entry;
    // Rights of a plan keep their dates, whoever has them.
    if (isExternal(entry) && products.get(entry.product)?.kind !== 'FI') return entry;
    const taxpayer = taxpayers.get(entry.account);
    return { ...entry, isTaxed: taxpayer !== undefined && !defersTransfers(taxpayer) };
  });
}
