import { sha256 } from '#/language/values/hash.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** The exact text of a transcript and its hash. Throws when the text is not what was hashed. */
export async function readTranscript(
  db: TenantDb,
  intervener: string,
  uuid: string,
): Promise<{ body: string; hash: string } | undefined> {
  const row = await db
    .selectFrom('transcripts')
    .select(['body', 'sha256'])
    .where('uuid_intervener', '=', intervener)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (row && sha256(row.body) !== row.sha256)
    throw new Error(`transcript ${uuid} is not what was kept`);
  return row && { body: row.body, hash: row.sha256 };
}
