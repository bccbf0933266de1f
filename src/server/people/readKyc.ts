import { sql } from 'kysely';
import { expiresOn, validityOf } from '#/domain/appropriateness/validity.ts';
import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { codeList } from '../tenants/codeList.ts';
import type { Tenant } from '../ports/tenant.ts';

/**
 * The KYC questionnaires of a person, the newest first; versions count from the first one. One that was replaced before
 * it was signed is none.
 */
export async function readKyc(
  db: TenantDb,
  tenant: Tenant,
  uuid: string,
): Promise<Schema<'Kyc'>[]> {
  const kept = await keptKyc(db, tenant, uuid);
  return kept
    .map(({ answers, ...row }, index) => ({
      ...row,
      version: index + 1,
      answers: toAnswers(answers),
    }))
    .reverse();
}

/** The questionnaire of a person that counts, and one that they answered since and have not signed. */
export interface LastKyc {
  counts: KeptKyc | undefined;
  waits: KeptKyc | undefined;
  /** Until when one counts that is answered today. */
  wouldExpireOn: string | null;
}

/** The last time that a person answered is the last that counts: until a new one is signed, the one before. */
export async function readLastKyc(
  db: TenantDb,
  tenant: Tenant,
  uuid: string,
  today: string,
): Promise<LastKyc> {
  const kept = await keptKyc(db, tenant, uuid);
  return {
    counts: kept.findLast(({ status }) => status === 'SIGNED'),
    waits: kept.find(({ status }) => status === 'DRAFT'),
    wouldExpireOn: expiresOn(today, validityOf(tenant.settings.front_params, 'KYC_VALIDITY')),
  };
}

/** One as it is kept, each answer as it was sent: texts, lists, rows. */
export type KeptKyc = Awaited<ReturnType<typeof keptKyc>>[number];

/** All of them as they are kept, the oldest first. */
async function keptKyc(db: TenantDb, tenant: Tenant, uuid: string) {
  const rows = await db
    .selectFrom('declarations')
    .select(['uuid', 'answers', 'made_on', 'made_at', 'status', 'uuid_document', 'uuid_transcript'])
    .where('uuid_intervener', '=', uuid)
    .where('kind', '=', 'KYC')
    .where(({ eb, or }) => or([eb('status', 'is', null), eb('status', '<>', 'DISCARDED')]))
    .orderBy('made_on')
    .orderBy('made_at', (order) => order.asc().nullsFirst())
    // Of one instant: what waits for its signature is the newest.
    .orderBy(sql`status is not distinct from 'DRAFT'`)
    .orderBy('is_current')
    .execute();
  const validity = validityOf(tenant.settings.front_params, 'KYC_VALIDITY');
  return rows.map(({ uuid: id, answers, made_on, made_at, status, ...papers }) => ({
    uuid: id,
    status: status === 'DRAFT' ? ('DRAFT' as const) : ('SIGNED' as const),
    ...papers,
    created_at: (made_at ?? new Date(`${made_on}T12:00:00Z`)).toISOString(),
    expires_on: expiresOn(made_on, validity),
    answers,
  }));
}

/** Each answer with its question, in the order of the questions; several answers are several entries. */
function toAnswers(answers: Record<string, unknown>): Schema<'Kyc'>['answers'] {
  const { items } = codeList('kyc-questions');
  const itemOf = (key: string) => (Object.hasOwn(items, key) ? items[key] : undefined);
  const place = (key: string) => itemOf(key)?.order ?? Number.MAX_SAFE_INTEGER;
  const sorted = Object.entries(answers).sort(
    ([left], [right]) => place(left) - place(right) || (left < right ? -1 : 1),
  );
  return sorted.flatMap(([key, value]) => {
    const label = itemOf(key)?.label;
    const question = typeof label === 'string' ? { key, label } : { key };
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.map((each) => ({ ...question, value: toText(each) }));
  });
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'SI' : 'NO';
  if (typeof value !== 'object') return String(value as string | number);
  const parts = Object.entries(value as object).filter(([, part]) => part !== null && part !== '');
  return parts.map(([name, part]) => `${name}: ${String(part)}`).join('; ');
}
