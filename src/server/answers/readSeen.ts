import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { canonicalJson } from '#/language/values/canonicalJson.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Transcript } from '../papers/writeTranscript.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { isInForce } from '../people/isInForce.ts';
import { kycFormOf } from './kycFormOf.ts';
import { formOf } from './releasedForms.ts';

/** More rounds than these are not looked at: what was read before them is read again. */
const MOST_ROUNDS = 20;

/**
 * The questions of a questionnaire that somebody has read in the words in which they are asked today, in any of its
 * rounds that they signed: what they may say is still the same without reading it again. What a round kept without asking was not read
 * in it.
 */
export async function readSeen(
  context: Context,
  db: TenantDb,
  tenant: Tenant,
  person: Pick<IntervenerRow, 'uuid' | 'type' | 'birthdate'>,
  today: PlainDate,
): Promise<string[]> {
  const rounds = await db
    .selectFrom('transcripts')
    .innerJoin('declarations', 'declarations.uuid_transcript', 'transcripts.uuid')
    .select('transcripts.body')
    .where('transcripts.uuid_intervener', '=', person.uuid)
    .where('transcripts.call', '=', 'saveKyc')
    .where('declarations.kind', '=', 'KYC')
    .where(isInForce)
    .orderBy('transcripts.created_at', 'desc')
    .orderBy('transcripts.uuid')
    .limit(MOST_ROUNDS)
    .execute();
  const now = rounds.length > 0 && (await kycFormOf(context, tenant, person, today));
  if (!now) return [];
  const seen = new Set<string>();
  for (const { body } of rounds) {
    const { form, sections } = JSON.parse(body) as Transcript;
    const then = await formOf(context, form.hash);
    if (!then) continue;
    const read = sections.flatMap(({ lines }) => lines.filter(({ change }) => change !== 'KEPT'));
    for (const { name } of read) if (isAskedAlike(then, now, name)) seen.add(name);
  }
  return [...seen].sort();
}

/** Its words, what may be answered and how it is drawn are the same in both. */
const isAskedAlike = (then: FormDocument, now: FormDocument, name: string) =>
  [then, now].every(({ data }) => Object.hasOwn(data.properties, name)) &&
  canonicalJson([then.data.properties[name], then.fields[name]]) ===
    canonicalJson([now.data.properties[name], now.fields[name]]);
