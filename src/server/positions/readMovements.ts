import { operationTypes } from '#/domain/operations/index.ts';
import { quotedTypes } from '../database/quotedTypes.ts';
import type { LedgerEntry } from '#/domain/valuation/ledgerEntry.ts';
import type { LedgerOperation } from '#/domain/valuation/ledgerOperation.ts';
import { toLedger } from '#/domain/valuation/toLedger.ts';
import { prepared } from '../database/prepared.ts';
import type { TenantDb } from '../database/withTenant.ts';

export interface LedgerAccount {
  uuid: string;
  /** Only what this intervener ordered: contributors see their own contributions alone. */
  orderedBy?: string;
}

/** Executed movements, in the order of their accounts. */
export interface Movements {
  entries: readonly LedgerEntry[];
  /** Transfers, or their one entry here, that do not have on record whether they carry dates and cost or are taxed. */
  unrecorded: ReadonlySet<string>;
}

/**
 * The executed movements of some accounts of a tenant.
 * @throws when a stored operation cannot be read: figures are never shown from half a ledger
 */
export async function readMovements(
  db: TenantDb,
  accounts: readonly LedgerAccount[],
): Promise<Movements> {
  const narrowed = new Map(
    accounts.flatMap(({ uuid, orderedBy }) => (orderedBy ? [[uuid, orderedBy]] : [])),
  );
  const uuids = accounts.map(({ uuid }) => uuid);
  const of = [...narrowed.keys()];
  const rows = await prepared<Row>(db, MOVEMENTS, [db.tenantId, uuids, of]);
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
  const isDeferred = new Map(
    seen.flatMap(({ uuid, uuid_request, is_tax_deferred }) =>
      typeof is_tax_deferred === 'boolean'
        ? [uuid, uuid_request ?? uuid].map((key) => [key, is_tax_deferred] as const)
        : [],
    ),
  );
  const unrecorded = new Set<string>();
  const taxed = entries.map((entry) => {
    const key = entry.transfer ?? (isExternal(entry) ? entry.uuid : undefined);
    if (key === undefined) return entry;
    const isCarried = isDeferred.get(key);
    if (isCarried === undefined) unrecorded.add(key);
    return { ...entry, isTaxed: isCarried === false };
  });
  return { entries: taxed, unrecorded };
}

/** To or from another entity. */
export const isExternal = ({ kind }: { kind: string }): boolean =>
  kind === 'externalTransferIn' || kind === 'externalTransferOut';

const transfers = quotedTypes(({ execution }) => execution === 'transfer');
const byCompartment = quotedTypes(({ lots }) => lots === 'COMPARTMENT');
const asExecuted = quotedTypes(({ lots }) => lots === 'EXECUTED');
const undo = new Set(Object.values(operationTypes).map(({ undoneBy }) => undoneBy));
const undoing = [...undo].flatMap((name) => (name ? [`'${name}'`] : [])).join(', ');

/**
 * What moves participations of the tenant $1 in each of the accounts $2, and the requests that say which
 * movements are halves of one transfer. Each account is read by its own index, whatever the planner
 * believes of the table; how many accounts there are it does not see, or it would plan anew for few.
 */
export const moving = (columns: string): string =>
  `unnest((select $2::uuid[])) as seen (account)
  cross join lateral (select ${columns} from operations
    where tenant_id = $1 and uuid_account = seen.account
      and (operation_status = 'FINALIZED' or operation_type in (${transfers}))
    offset 0) movement`;

/** An account may have thousands, and each value costs time on its way: what says nothing stays away. */
const COLUMNS = `uuid, uuid_account, key_product, operation_type, operation_status, gross_amount,
    nullif(commission, 0) as commission, nullif(withholding, 0) as withholding, shares,
    case when gross_amount is null then nav end as nav, nav_date,
    case when nav_date is null then value_date end as value_date, uuid_request,
    case when uuid_account = any($3::uuid[]) then ordered_by end as ordered_by,
    case when operation_type in (${byCompartment}) then details->>'pp_compartment' end as pp_compartment,
    case when operation_type in (${asExecuted}) then details->>'lots_by' end as lots_by,
    case when operation_type in (${undoing}) then details->>'reverses' end as reverses,
    details->'lots' as lots, details->'is_tax_deferred' as is_tax_deferred`;

const MOVEMENTS = `select movement.* from ${moving(`${COLUMNS}, sequence`)}
  order by uuid_account, sequence`;

/** Amounts are in cents and millionths already. */
interface Row extends LedgerOperation {
  /** Of accounts that are narrowed to one intervener's orders. */
  ordered_by: string | null;
  is_tax_deferred: unknown;
}
