import { isAreaBlocked } from '#/domain/access/isAreaBlocked.ts';
import type { Action } from '#/domain/access/actions.ts';
import { checkAction } from '#/domain/access/checkAction.ts';
import { effectiveRoles } from '#/domain/access/effectiveRoles.ts';
import { mayWithAny } from '#/domain/access/mayOn.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import type { Actor } from '../ports/actor.ts';
import { checkActive, readSelf } from '../interveners/checkActive.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { denied, forbidden, notFound } from '../kernel/httpError.ts';
import { partyOf } from './partyOf.ts';
import { readAccounts, type AccountRow } from './readAccounts.ts';

export interface SeenAccount {
  row: AccountRow;
  /** The party who may see of the account what is their own and no more; nobody when it is seen whole. */
  only?: string;
}

/**
 * An account whose settings the actor may look at. Throws the 404 of a missing one when it is not
 * theirs, and a 403 that says why when nothing of it may be seen.
 */
export async function seeAccount(
  db: TenantDb,
  actor: Actor,
  account: string,
  today: string,
): Promise<SeenAccount> {
  const party = partyOf(actor);
  const row = await findAccount(db, actor, account);
  if (!party) return { row };
  refuse(checkAction(row, 'see_position', today, ['own_only']));
  const isWhole = mayWithAny(effectiveRoles(row, today), 'see_position') === 'yes';
  return isWhole ? { row } : { row, only: party };
}

/**
 * An account on which the actor may do something, locked until the transaction ends: by role, of age,
 * not stopped by the manager and with some contact data.
 * @source specification §5, §6
 */
export async function changeAccount(
  db: TenantDb,
  actor: Actor,
  account: string,
  action: Action,
  today: string,
): Promise<AccountRow> {
  partyOf(actor);
  const row = await findAccount(db, actor, account);
  refuse(checkAction(row, action, today));
  const self = await readSelf(db, actor);
  checkActive(self, today);
  if (isAreaBlocked(self)) throw forbidden('contact_missing');
  await db.selectFrom('accounts').select('uuid').where('uuid', '=', row.uuid).forUpdate().execute();
  return row;
}

async function findAccount(db: TenantDb, actor: Actor, account: string): Promise<AccountRow> {
  const query = { intervener: partyOf(actor), account };
  const [row] = await readAccounts(db, query);
  if (!row) throw notFound();
  return row;
}

function refuse(issues: Issue[]): void {
  if (issues.length === 0) return;
  throw denied(issues);
}
