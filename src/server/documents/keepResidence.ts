import type { Schema } from '#/contract/schema.ts';
import { unprocessable } from '../kernel/httpError.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';

/**
 * A certificate of tax residence that was found good takes the place of the one before, from the day on which it was
 * issued; that a treaty exempts stays as it was found, unless staff say so now. Throws 422 without that day, or with one to come.
 * @source specification §9 (younger than two months)
 */
export async function keepResidence(
  { id, now }: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  { tenant }: Pick<Actor, 'tenant'>,
  person: string,
  { issued_on: issued, has_treaty }: Pick<Schema<'Verdict'>, 'issued_on' | 'has_treaty'>,
): Promise<void> {
  if (issued === undefined) throw unprocessable([{ code: 'required', path: '/issued_on' }]);
  if (issued > todayIn(tenant.timeZone, now().toISOString()))
    throw unprocessable([{ code: 'invalid', path: '/issued_on' }]);
  const before = await db
    .updateTable('declarations')
    .set({ is_current: false })
    .where('uuid_intervener', '=', person)
    .where('kind', '=', 'RESIDENCE_CERTIFICATE')
    .where('is_current', '=', true)
    .returning('answers')
    .executeTakeFirst();
  await db
    .insertInto('declarations')
    .values({
      ...{ tenant_id: db.tenantId, uuid: id(), uuid_intervener: person },
      kind: 'RESIDENCE_CERTIFICATE',
      answers: { ...before?.answers, ...(has_treaty !== undefined && { has_treaty }) },
      made_on: issued,
      is_current: true,
    })
    .execute();
}
