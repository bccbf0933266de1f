import type { LedgerEntry } from '#/domain/valuation/ledgerEntry.ts';
import type { LedgerOperation } from '#/domain/valuation/ledgerOperation.ts';
import type { WireLot } from '#/domain/lots/wireLot.ts';
import { toLedger } from '#/domain/valuation/toLedger.ts';
import { toWire } from '#/domain/money/wire.ts';
import type { TenantDb } from '../database/withTenant.ts';

export interface LedgerAccount {
  uuid: string;
  account_type: string;
  /** Only what this intervener ordered: contributors see their own contributions alone. */
  orderedBy?: string;
}

/**
 * The executed movements of some accounts of a tenant. Legal persons' transfers are taxed, everybody
 * else's carry dates and cost.
 * @throws when a stored operation cannot be read: figures are never shown from half a ledger
 */
export async function readLedger(
  db: TenantDb,
  tenantId: string,
  accounts: LedgerAccount[],
): Promise<LedgerEntry[]> {
  if (accounts.length === 0) return [];
  const rows = await db
    .selectFrom('operations')
    .select([
      'uuid',
      'uuid_account',
      'key_product',
      'operation_type',
      'operation_status',
      'gross_amount',
      'commission',
      'withholding',
      'shares',
      'nav',
      'nav_date',
      'value_date',
      'uuid_request',
      'ordered_by',
      'details',
    ])
    .where('tenant_id', '=', tenantId)
    .where(
      'uuid_account',
      'in',
      accounts.map(({ uuid }) => uuid),
    )
    .orderBy('uuid_account')
    .orderBy('sequence')
    .execute();
  const narrowed = new Map(
    accounts.flatMap(({ uuid, orderedBy }) => (orderedBy ? [[uuid, orderedBy]] : [])),
  );
  const seen = rows.filter(({ uuid_account, ordered_by }) => {
    const only = narrowed.get(uuid_account);
    return only === undefined || only === ordered_by;
  });
  const taxed = new Set(
    accounts
      .filter((account) => account.account_type === 'JURIDICAL_ACCOUNT')
      .map(({ uuid }) => uuid),
  );
  const read = (isTaxed: boolean) =>
    toLedger(
      seen.filter((row) => taxed.has(row.uuid_account) === isTaxed).map(toLedgerOperation),
      !isTaxed,
    );
  const halves = [read(false), read(true)];
  const issue = halves.flatMap(({ issues }) => issues)[0];
  if (issue)
    throw new Error(
      `Operation ${String(issue.params?.uuid)}: unreadable ${String(issue.params?.field)}`,
    );
  return halves.flatMap(({ entries }) => entries);
}

interface Row {
  uuid: string;
  uuid_account: string;
  key_product: string;
  operation_type: string;
  operation_status: string;
  gross_amount: bigint | null;
  commission: bigint | null;
  withholding: bigint | null;
  shares: bigint | null;
  nav: bigint | null;
  nav_date: string | null;
  value_date: string | null;
  uuid_request: string | null;
  details: Record<string, unknown>;
}

const wire = (units: bigint | null, decimals: number) =>
  units === null ? null : toWire(units, decimals);

function toLedgerOperation(row: Row): LedgerOperation {
  return {
    ...row,
    gross_amount: wire(row.gross_amount, 2),
    commission: wire(row.commission, 2),
    withholding: wire(row.withholding, 2),
    shares: wire(row.shares, 6),
    nav: wire(row.nav, 6),
    lots: (row.details.lots as WireLot[] | undefined) ?? null,
  };
}
