import { checkAction } from '#/domain/access/checkAction.ts';
import type { Actor } from '../ports/actor.ts';
import { ledgerAccounts } from '../positions/ledgerAccounts.ts';
import { partyOf } from '../accounts/partyOf.ts';
import { readAccounts, type AccountRow } from '../accounts/readAccounts.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { denied, notFound } from '../kernel/httpError.ts';
import { findClient } from '../people/findClient.ts';

/** An account whose operations may be seen, narrowed to one orderer where the role allows no more. */
export interface SeenAccount {
  uuid: string;
  orderedBy?: string;
}

/** Whose operations a question is about. */
export interface OperationScope {
  accounts: readonly SeenAccount[];
  /** The accounts as their party sees them, where there is a party. */
  rows: readonly AccountRow[];
}

/** Everything that an investor may see, or the client whom staff look at and name. */
export async function clientScope(
  db: TenantDb,
  actor: Actor,
  client: string | undefined,
  today: string,
  place: '/query' | '/body' = '/query',
): Promise<OperationScope> {
  return partyScope(db, await findClient(db, actor, client, place), today);
}

/** Everything that one intervener may see, whoever asks for it. */
export async function partyScope(
  db: TenantDb,
  party: string,
  today: string,
): Promise<OperationScope> {
  const rows = await readAccounts(db, { intervener: party });
  return { accounts: ledgerAccounts(rows, party, today), rows };
}

/**
 * One account as far as the actor may see its operations. Throws the 404 of a missing account when
 * it is not theirs, and a 403 that says why when nothing of it may be seen.
 */
export async function accountScope(
  db: TenantDb,
  actor: Actor,
  account: string,
  today: string,
): Promise<OperationScope> {
  const party = partyOf(actor);
  const rows = await readAccounts(db, { intervener: party, account });
  const [row] = rows;
  if (!row) throw notFound();
  const issues = party ? checkAction(row, 'see_position', today, ['own_only']) : [];
  if (issues.length > 0) throw denied(issues);
  return { accounts: ledgerAccounts(rows, party, today), rows };
}

/** The scope cut down to some accounts; others' are not added by naming them. */
export function within(scope: OperationScope, accounts: readonly string[]): OperationScope {
  const wanted = new Set(accounts.map((uuid) => uuid.toLowerCase()));
  return { ...scope, accounts: scope.accounts.filter(({ uuid }) => wanted.has(uuid)) };
}
