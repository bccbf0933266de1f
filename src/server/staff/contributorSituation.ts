import type { Schema } from '#/contract/schema.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { notFound } from '../kernel/httpError.ts';

/** What was recorded of a person's situation as a contributor, newest first; the first is what holds. */
export async function readContributorSituations(
  db: TenantDb,
  uuid: string,
): Promise<Schema<'ContributorSituation'>[]> {
  const person = await db
    .selectFrom('interveners')
    .select('uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!person) throw notFound();
  const rows = await db
    .selectFrom('contributor_situations as record')
    .innerJoin('users', 'users.uuid', 'record.decided_by')
    .select(['record.uuid', 'in_employment_plan', 'is_self_employed', 'has_disability'])
    .select(['net_income', 'reason', 'decided_at', 'users.username as decided_by'])
    .where('record.uuid_intervener', '=', person.uuid)
    .orderBy('record.sequence', 'desc')
    .execute();
  return rows.map(({ net_income, decided_at, ...row }) => ({
    ...row,
    net_income: toWireOrNull(net_income, 2),
    decided_at: decided_at.toISOString(),
  }));
}
