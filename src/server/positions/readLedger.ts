import type { LedgerEntry } from '#/domain/valuation/ledgerEntry.ts';
import type { LedgerOperation } from '#/domain/valuation/ledgerOperation.ts';
import { toLedger } from '#/domain/valuation/toLedger.ts';
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
  const narrowed = new Map(
    accounts.flatMap(({ uuid, orderedBy }) => (orderedBy ? [[uuid, orderedBy]] : [])),
  );
  const asked = [accounts.map(({ uuid }) => uuid), [...narrowed.keys()]];
  const rows = await prepared<Row>(db, MOVEMENTS, [tenantId, ...asked]);
  const seen = rows.filter(({ uuid_account, ordered_by }) => {
    const only = narrowed.get(uuid_account);
    return only === undefined || only === ordered_by;
  });
  const { entries, issues } = toLedger(seen);
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

/**
 * What moves participations, and the requests that say which movements are halves of one transfer. An
 * account may have thousands, and each value costs time on its way: what says nothing stays away.
 */
const MOVEMENTS = `select uuid, uuid_account, key_product, operation_type, operation_status, gross_amount,
    nullif(commission, 0) as commission, nullif(withholding, 0) as withholding, shares,
    case when gross_amount is null then nav end as nav, nav_date,
    case when nav_date is null then value_date end as value_date, uuid_request,
    case when uuid_account = any($3::uuid[]) then ordered_by end as ordered_by,
    details->'lots' as lots, details->'is_tax_deferred' as is_tax_deferred
  from operations where tenant_id = $1 and uuid_account = any($2::uuid[])
    and (operation_status = 'FINALIZED' or operation_type = 'SOLICITUD_TRASPASO_INTERNO')
  order by uuid_account, sequence`;

/** Amounts are in cents and millionths already. */
interface Row extends LedgerOperation {
  /** Of accounts that are narrowed to one intervener's orders. */
  ordered_by: string | null;
  is_tax_deferred: unknown;
}
