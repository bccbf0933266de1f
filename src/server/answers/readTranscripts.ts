import { sha256 } from '#/language/values/hash.ts';
import type { Filter } from '../kernel/readFilter.ts';
import { pageOf, type Cut } from '../database/pageOf.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** Fields by which transcripts may be filtered. */
export const transcriptFilter = { call: 'string', form: 'string' } as const;

/** An intervener's transcripts without their texts, newest first, and how many there are. */
export async function readTranscripts(
  db: TenantDb,
  intervener: string,
  cut: Cut,
  filter: Filter<typeof transcriptFilter>,
) {
  const own = db
    .selectFrom('transcripts')
    .where('uuid_intervener', '=', intervener)
    .$if(filter.call !== undefined, (query) => query.where('call', '=', filter.call!))
    .$if(filter.form !== undefined, (query) => query.where('form', '=', filter.form!));
  const shown = own
    .select(['uuid', 'call', 'form', 'title', 'language', 'created_at', 'sha256'])
    .orderBy('created_at', 'desc')
    .orderBy('uuid');
  return pageOf(own, shown, cut);
}

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
