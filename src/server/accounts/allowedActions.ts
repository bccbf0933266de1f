import { checkAction } from '#/domain/access/checkAction.ts';
import { isAreaBlocked } from '#/domain/access/isAreaBlocked.ts';
import { stoppedStatuses } from '#/domain/access/statuses.ts';
import { isMinor } from '#/domain/people/isMinor.ts';
import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import { readSelf } from '../interveners/checkActive.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { AccountRow } from './readAccounts.ts';

export type AllowedAction = NonNullable<Schema<'Account'>['allowed_actions']>[number];

const always = [
  'edit_alias',
  'edit_bank_accounts',
  'request_intervener',
  'upload_documents',
] as const;

/**
 * What the asker may change of an account, so that pages offer nothing that would be refused: nothing
 * for staff, minors, and clients who are stopped or have no contact data. Whoever changes something is
 * judged again.
 */
export async function allowedActions(
  db: TenantDb,
  actor: Actor,
  account: AccountRow,
  today: string,
): Promise<AllowedAction[]> {
  if (actor.kind !== 'investor') return [];
  const self = await readSelf(db, actor);
  if (stoppedStatuses.has(self.intervener_status) || isAreaBlocked(self) || isMinor(self, today))
    return [];
  const may = (action: Parameters<typeof checkAction>[1]) =>
    checkAction(account, action, today).length === 0;
  const hasPlans = account.kind !== 'FI';
  return [
    ...always.filter(may),
    ...(hasPlans && may('edit_beneficiaries') ? (['edit_beneficiaries'] as const) : []),
    ...(hasPlans && may('request_intervener') ? (['edit_contributors'] as const) : []),
  ];
}
