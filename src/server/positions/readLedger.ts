import type { LedgerEntry } from '#/domain/valuation/ledgerEntry.ts';
import type { LedgerOperation } from '#/domain/valuation/ledgerOperation.ts';
import type { WireLot } from '#/domain/lots/wireLot.ts';
import { toLedger } from '#/domain/valuation/toLedger.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import { defersTransfers } from '#/domain/tax/taxpayer.ts';
import { prepared } from '../database/prepared.ts';
import { holderTaxpayers } from '../operations/holderTaxpayer.ts';
import type { TenantDb } from '../database/withTenant.ts';

export interface LedgerAccount {
  uuid: string;
  /** Only what this intervener ordered: contributors see their own contributions alone. */
  orderedBy?: string;
}

/**
 * The executed movements of some accounts of a tenant. Transfers carry dates and cost, or are taxed, as
 * was so when they were executed; older ones as the account's holder is taxed.
 * @throws when a stored operation cannot be read: figures are never shown from half a ledger
 */
export async function readLedger(
  db: TenantDb,
  tenantId: string,
  accounts: LedgerAccount[],
): Promise<LedgerEntry[]> {
  if (accounts.length === 0) return [];
  const rows = await prepared<Row>(db, MOVEMENTS, [tenantId, accounts.map(({ uuid }) => uuid)]);
  const narrowed = new Map(
    accounts.flatMap(({ uuid, orderedBy }) => (orderedBy ? [[uuid, orderedBy]] : [])),
  );
  const seen = rows.filter(({ uuid_account, ordered_by }) => {
    const only = narrowed.get(uuid_account);
    return only === undefined || only === ordered_by;
  });
  const { entries, issues } = toLedger(seen.map(toLedgerOperation));
  const [issue] = issues;
  if (issue)
    throw new Error(
      `Operation ${String(issue.params?.uuid)}: unreadable ${String(issue.params?.field)}`,
    );
  const recorded = new Map(
    seen.flatMap(({ uuid_request, is_tax_deferred }) =>
      uuid_request && typeof is_tax_deferred === 'boolean'
        ? [[uuid_request, is_tax_deferred] as const]
        : [],
    ),
  );
  const isUnrecorded = ({ transfer }: LedgerEntry) =>
    transfer !== undefined && !recorded.has(transfer);
  const taxpayers = entries.some(isUnrecorded)
    ? await holderTaxpayers(db, tenantId, [...new Set(entries.map(({ account }) => account))])
    : undefined;
  return entries.map((entry) => {
    if (entry.transfer === undefined) return entry;
    const taxpayer = taxpayers?.get(entry.account);
    const isDeferred = recorded.get(entry.transfer) ?? (!taxpayer || defersTransfers(taxpayer));
    return { ...entry, isTaxed: !isDeferred };
  });
}

/** What moves participations, and the requests that say which movements are halves of one transfer. */
const MOVEMENTS = `select uuid, uuid_account, key_product, operation_type, operation_status, gross_amount,
    commission, withholding, shares, nav, nav_date, value_date, uuid_request, ordered_by,
    details->'lots' as lots, details->'is_tax_deferred' as is_tax_deferred
  from operations where tenant_id = $1 and uuid_account = any($2::uuid[])
    and (operation_status = 'FINALIZED' or operation_type = 'SOLICITUD_TRASPASO_INTERNO')
  order by uuid_account, sequence`;

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
  ordered_by: string | null;
  lots: WireLot[] | null;
  is_tax_deferred: unknown;
}

function toLedgerOperation(row: Row): LedgerOperation {
  return {
    ...row,
    gross_amount: toWireOrNull(row.gross_amount, 2),
    commission: toWireOrNull(row.commission, 2),
    withholding: toWireOrNull(row.withholding, 2),
    shares: toWireOrNull(row.shares, 6),
    nav: toWireOrNull(row.nav, 6),
  };
}
