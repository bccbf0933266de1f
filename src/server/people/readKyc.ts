import { sql } from 'kysely';
import { kycExpiresOn } from '#/domain/appropriateness/kycExpiry.ts';
import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { codeList } from '../tenants/codeList.ts';
import { readLapsed } from './readLapsed.ts';
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
    .map(({ uuid: id, status, created_at, expires_on, answers, ...row }, index) => ({
      ...{ uuid: id, status, created_at, expires_on },
      ...{ uuid_document: row.uuid_document, uuid_transcript: row.uuid_transcript },
      version: index + 1,
      answers: toAnswers(answers),
    }))
    .reverse();
}

/** The questionnaire of a person that counts, and one that they answered since and have not signed. */
export interface LastKyc {
  counts: KeptKyc | undefined;
  waits: KeptKyc | undefined;
}

/** The last time that a person answered is the last that counts: until a new one is signed, the one before. What has lapsed waits for nobody. */
export async function readLastKyc(
  db: TenantDb,
  tenant: Tenant,
  uuid: string,
  today: string,
): Promise<LastKyc> {
  const kept = await keptKyc(db, tenant, uuid);
  const drafts = kept.filter(({ status }) => status === 'DRAFT');
  const papers = drafts.flatMap(({ uuid_document }) => uuid_document ?? []);
  const lapsed = (await readLapsed(db, today, papers)).map(({ uuid_document }) => uuid_document);
  return {
    counts: kept.findLast(({ status }) => status === 'SIGNED'),
    waits: drafts.find(({ uuid_document }) => !lapsed.includes(uuid_document)),
  };
}

/** One as it is kept, each answer as it was sent: texts, lists, rows. */
export type KeptKyc = Awaited<ReturnType<typeof keptKyc>>[number];

/** All of them as they are kept, the oldest first. */
async function keptKyc(db: TenantDb, tenant: Tenant, uuid: string) {
  const rows = await db
    .selectFrom('declarations')
    .select(['uuid', 'answers', 'made_on', 'renewed_on', 'made_at', 'status'])
    .select(['uuid_document', 'uuid_transcript'])
    .where('uuid_intervener', '=', uuid)
    .where('kind', '=', 'KYC')
    .where(({ eb, or }) => or([eb('status', 'is', null), eb('status', '<>', 'DISCARDED')]))
    .orderBy('made_on')
    .orderBy('made_at', (order) => order.asc().nullsFirst())
    // Of one instant: what waits for its signature is the newest.
    .orderBy(sql`status is not distinct from 'DRAFT'`)
    .orderBy('is_current')
    .execute();
  return rows.map(({ uuid: id, answers, made_at, status, ...row }) => ({
    uuid: id,
    status: status === 'DRAFT' ? ('DRAFT' as const) : ('SIGNED' as const),
    ...row,
    created_at: (made_at ?? new Date(`${row.made_on}T12:00:00Z`)).toISOString(),
    expires_on: kycExpiresOn(row, tenant.settings.front_params),
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
