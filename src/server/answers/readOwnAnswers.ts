import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Transcript } from '../papers/writeTranscript.ts';
import type { Actor } from '../ports/actor.ts';
import { readTranscript } from '../papers/readTranscript.ts';

/** Whose answers, and under what they are kept. */
interface Kept {
  ordered_by: string | null;
  uuid_transcript: string | null;
}

/**
 * What the tenant's own questions of an order were answered, in the words that were read: for who gave the order,
 * and for staff.
 */
export async function readOwnAnswers(
  db: TenantDb,
  { intervenerUuid }: Pick<Actor, 'intervenerUuid'>,
  { ordered_by, uuid_transcript }: Kept,
): Promise<Schema<'AnsweredBesides'>[]> {
  if (!ordered_by || !uuid_transcript) return [];
  if (intervenerUuid !== undefined && intervenerUuid !== ordered_by) return [];
  const kept = await readTranscript(db, ordered_by, uuid_transcript);
  if (!kept) return [];
  const { sections } = JSON.parse(kept.body) as Transcript;
  return sections
    .flatMap(({ lines }) => lines)
    .filter(({ own, displayed }) => own && displayed !== '')
    .map(({ name, label, displayed }) => ({ name, question: label, answer: displayed }));
}
