import type { OperationId } from '#/contract/call.ts';
import { sha256 } from '#/language/values/hash.ts';
import type { TranscriptSection } from '#/language/presentation/transcript.ts';
import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { canonicalJson } from '#/language/values/canonicalJson.ts';

/** What was asked and answered, as it is kept for good. */
export interface Transcript {
  call: OperationId;
  /** The intervener whom the answers are about, and the user who gave them. */
  about: string;
  by: string;
  /** ISO instant. */
  at: string;
  language: string;
  release: string;
  form: { id: string; hash: string; title: string; intro?: string };
  /** Whether the request said which form its answers were given in; otherwise the current one judged them. */
  named: boolean;
  sections: TranscriptSection[];
}

/** Keeps a transcript as its exact text, under the hash of its bytes. */
export async function writeTranscript(
  db: TenantDb,
  { tenant }: Actor,
  uuid: string,
  transcript: Transcript,
): Promise<void> {
  const body = canonicalJson(transcript);
  await db
    .insertInto('transcripts')
    .values({
      tenant_id: tenant.id,
      uuid,
      uuid_intervener: transcript.about,
      uuid_user: transcript.by,
      call: transcript.call,
      form: transcript.form.id,
      form_hash: transcript.form.hash,
      release_hash: transcript.release,
      language: transcript.language,
      title: transcript.form.title,
      body,
      sha256: sha256(body),
      created_at: new Date(transcript.at),
    })
    .execute();
}
