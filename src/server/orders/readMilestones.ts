import { sql } from 'kysely';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { Milestones } from '#/domain/operations/orderNav.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { preparedQuery } from '../database/preparedQuery.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import type { Tenant } from '../ports/tenant.ts';
import { SELLING, minorsDocuments, youngestSeller, type Seller } from './minorsSale.ts';
import { owedDocuments } from './owedDocuments.ts';

/** What of an operation its pricing is read from. */
export type PricedOperation = Pick<
  StoredOperation,
  'tenant_id' | 'uuid' | 'operation_type' | 'operation_status' | 'request_date' | 'details'
>;

export interface ReadMilestones extends Milestones {
  /** What its investor owes and has not sent, each as the kinds that will do. */
  missing: readonly (readonly string[])[];
}

/** How far orders have come, by their uuid, read at once. */
export async function readMilestones(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone'>,
  rows: readonly PricedOperation[],
): Promise<Map<string, ReadMilestones>> {
  if (rows.length === 0) return new Map();
  const values = { tenant: tenant.id, uuids: rows.map(({ uuid }) => uuid), selling: SELLING };
  const found = await preparedQuery<Found, keyof typeof values>(
    db,
    'milestones',
    values,
    (at) => sql`select one.uuid,
      (select max(changed_at) from operation_history where tenant_id = ${at('tenant', 'uuid')}
        and uuid_operation = one.uuid and status_to = 'SIGNED') as signed,
      (select max(changed_at) from operation_history where tenant_id = ${at('tenant', 'uuid')}
        and uuid_operation = one.uuid and status_to = 'VALIDATED') as validated,
      (select reconciled_at from reconciliations where tenant_id = ${at('tenant', 'uuid')}
        and uuid_operation = one.uuid) as money,
      exists (select 1 from direct_debits where tenant_id = ${at('tenant', 'uuid')}
        and uuid_operation = one.uuid) as is_debited,
      (select ${youngestSeller(at('selling', 'text[]'))} from operations o where o.tenant_id = ${at('tenant', 'uuid')}
        and o.uuid = one.uuid) as seller,
      (select jsonb_object_agg(subcategory, sent) from (
        select subcategory, min(coalesce(kind_since, created_at)) as sent from documents where tenant_id = ${at('tenant', 'uuid')}
          and section = 'OPERATION' and uuid_owner = one.uuid and validation <> 'RECHAZADO'
          and not needs_signature group by subcategory) as papers) as papers
    from unnest(${at('uuids', 'uuid[]')}) as one(uuid)`,
  );
  const facts = new Map(found.map((each) => [each.uuid, each]));
  return new Map(
    rows.map((row) => [row.uuid, milestonesOf(row, facts.get(row.uuid)!, tenant.timeZone)]),
  );
}

interface Found {
  uuid: string;
  signed: Date | null;
  validated: Date | null;
  money: Date | null;
  is_debited: boolean;
  seller: Seller | null;
  papers: Record<string, string> | null;
}

function milestonesOf(row: PricedOperation, found: Found, zone: string): ReadMilestones {
  const money = moneyOf(row, found);
  const owed = owedDocuments(row, minorsDocuments(found.seller, zone));
  const documents = documentsOf(owed, found);
  return {
    missing: documents === null ? owed.filter((kinds) => !firstOf(kinds, found.papers)) : [],
    requested: row.request_date.toISOString(),
    signature: signatureOf(row, found),
    ...(money !== undefined && { money }),
    ...(documents !== undefined && { documents }),
  };
}

/**
 * When the last of those that are owed was there first: of each kind the earliest that was not rejected, so that one
 * sent again moves nothing. What was found good was there by then, kept here or not: nothing that is sent or
 * rejected afterwards moves it.
 */
function documentsOf(owed: readonly (readonly string[])[], { papers, validated }: Found) {
  if (owed.length === 0) return undefined;
  const sent = owed.flatMap((kinds) => firstOf(kinds, papers) ?? []);
  const found = validated?.getTime() ?? Infinity;
  const complete = Math.min(found, sent.length < owed.length ? Infinity : Math.max(...sent));
  return complete === Infinity ? null : new Date(complete).toISOString();
}

/** When the first document of some kinds came, in milliseconds; undefined while there is none. */
function firstOf(kinds: readonly string[], papers: Found['papers']): number | undefined {
  const sent = kinds.flatMap((kind) => papers?.[kind] ?? []).map((each) => Date.parse(each));
  return sent.length > 0 ? Math.min(...sent) : undefined;
}

/** Nobody signs what came on paper or what the system carries out: it counts from its request. */
function signatureOf({ operation_status }: PricedOperation, { signed }: Found) {
  if (operation_status === 'REGISTERED_ONLINE') return null;
  return signed?.toISOString();
}

/**
 * Where nobody wrote the money down and the order is past where it is asked for, it was there then; never of a
 * transfer, nor of a direct debit, which is paid when the bank says so.
 */
function moneyOf({ operation_type }: PricedOperation, { money, is_debited, validated }: Found) {
  const type = findOperationType(operation_type);
  const isArrival = type?.execution === 'arrival';
  if (type?.cash !== 'IN' && !isArrival) return undefined;
  const isWritten = is_debited || isArrival;
  return (money ?? (isWritten ? null : validated))?.toISOString() ?? null;
}
