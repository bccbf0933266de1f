import type { Schema } from '#/contract/schema.ts';
import { parseCents } from '#/domain/money/cents.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError, unprocessable } from '../kernel/httpError.ts';
import { requiredText } from '../kernel/requiredText.ts';
import { lockRow } from '../decisions/lockRow.ts';

/**
 * Records what of a person changes how much may be contributed to their plans, and by what staff know it. It holds
 * for what is ordered and carried out from now on.
 * @throws HttpError 409 of a legal person, which has no plan
 * @source LIRPF 51.7, 52.1 and additional provision 16; RDL 1/2002 art. 5.3
 */
export async function setContributorSituation(
  context: Context,
  db: TenantDb,
  actor: Actor,
  uuid: string,
  { net_income = null, reason: given, ...facts }: Schema<'ContributorSituationChange'>,
): Promise<void> {
  const reason = requiredText(given, '/body/reason');
  const person = await lockRow(db, 'interveners', uuid);
  if (person.type !== 'F') throw new HttpError(409, [{ code: 'contributor_situation.person' }]);
  const income = net_income === null ? null : parseCents(net_income);
  if (income === undefined || (income !== null && income < 0n))
    throw unprocessable([{ code: 'amount', path: '/net_income' }]);
  await db
    .insertInto('contributor_situations')
    .values({
      ...facts,
      reason,
      ...{ tenant_id: db.tenantId, uuid: context.id(), uuid_intervener: person.uuid },
      ...{ net_income: income, decided_by: actor.userId!, decided_at: context.now() },
    })
    .execute();
}
