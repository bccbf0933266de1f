import type { Action } from '#/domain/access/actions.ts';
import type { Actor } from '../../ports/actor.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { forbidden, notFound } from '../../kernel/httpError.ts';
import { changeAccount } from '../openAccount.ts';
import type { AccountRow } from '../readAccounts.ts';
import { readAccountParties, type AccountParty } from './readAccountParties.ts';

/** Somebody else on an account whose roles the actor may change; the account is locked. */
export async function partyToChange(
  db: TenantDb,
  actor: Actor,
  path: { id: string; intervenerId: string },
  today: string,
): Promise<{ account: AccountRow; party: AccountParty }> {
  const action: Action = 'request_intervener';
  const account = await changeAccount(db, actor, path.id, action, today);
  const [party] = await readAccountParties(db, account, today, path.intervenerId);
  if (!party) throw notFound();
  if (party.uuid === actor.intervenerUuid) throw forbidden('party.own_role');
  return { account, party };
}

/** Takes all roles of a person off an account. */
export async function removeRoles(
  db: TenantDb,
  { uuid }: AccountRow,
  person: string,
): Promise<void> {
  await db
    .deleteFrom('account_interveners')
    .where('uuid_account', '=', uuid)
    .where('uuid_intervener', '=', person)
    .execute();
}
