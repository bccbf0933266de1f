import { sql } from 'kysely';
import { checkAction } from '#/domain/access/checkAction.ts';
import type { Actor } from '../ports/actor.ts';
import { partyOf } from '../accounts/partyOf.ts';
import { readAccounts, type AccountRow } from '../accounts/readAccounts.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { denied, notFound } from '../kernel/httpError.ts';
import { readOperationRows, type OperationRow } from './operationRow.ts';

/** An operation that the actor may see. */
export interface FoundOperation {
  row: OperationRow;
  /** Its account as the asking investor sees it; undefined for staff. */
  account?: AccountRow;
  /** The investor sees only what they ordered themselves. */
  isNarrowed: boolean;
}

/**
 * The operation with this uuid as far as the actor may see it. Throws the 404 of a missing one when
 * it is of an account that is not theirs or, where they see their own orders only, somebody else's;
 * and a 403 that says why when nothing of the account may be seen.
 * @param today `YYYY-MM-DD` of the tenant, on which roles are judged
 */
export async function findOperation(
  db: TenantDb,
  actor: Actor,
  uuid: string,
  today: string,
): Promise<FoundOperation> {
  const party = partyOf(actor);
  const isParty =
    party === undefined
      ? sql`true`
      : sql`exists (select 1 from account_interveners party where party.tenant_id = ${db.tenantId}
          and party.uuid_account = o.uuid_account and party.uuid_intervener = ${party})`;
  const picked = sql`select o.uuid, null as key, o.request_date from operations o
    where o.tenant_id = ${db.tenantId} and o.uuid = ${uuid} and ${isParty}`;
  const [row] = await readOperationRows(db, picked, sql`picked.uuid`);
  if (!row) throw notFound();
  if (party === undefined) return { row, isNarrowed: false };
  const query = { intervener: party, account: row.uuid_account };
  const [account] = await readAccounts(db, query);
  if (!account) throw notFound();
  const isWhole = checkAction(account, 'see_position', today).length === 0;
  if (!isWhole) refuseUnlessOwn(account, row.ordered_by === party, today);
  return { row, account, isNarrowed: !isWhole };
}

function refuseUnlessOwn(account: AccountRow, isOwn: boolean, today: string): void {
  const issues = checkAction(account, 'see_position', today, ['own_only']);
  if (issues.length === 0 && !isOwn) throw notFound();
  if (issues.length > 0) throw denied(issues);
}
