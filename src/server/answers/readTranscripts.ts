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
    .select(['uuid', 'uuid_user', 'call', 'form', 'title', 'language', 'created_at', 'sha256'])
    .orderBy('created_at', 'desc')
    .orderBy('uuid');
  return pageOf(own, shown, cut);
}
