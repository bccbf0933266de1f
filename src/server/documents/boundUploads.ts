import { prepared } from '../database/prepared.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { lockTurn } from '../database/lockTurn.ts';
import { addSeconds } from '../identity/sessions.ts';
import { HttpError } from '../kernel/httpError.ts';

/** Files of one person, and their bytes. */
export interface Amount {
  files: number;
  bytes: number;
}

/** What of one person may wait for staff: the papers of a company and all who act for it, twice over. */
export const mostWaiting: Amount = { files: 60, bytes: 200 * 1024 ** 2 };
/** What one person may send in 24 hours. */
export const mostInADay: Amount = { files: 40, bytes: 100 * 1024 ** 2 };
const DAY_SECONDS = 86_400;

const SENT = `
  select count(*) filter (where waits) as waiting,
    coalesce(sum(bytes) filter (where waits), 0) as bytes,
    count(*) filter (where is_new) as day,
    coalesce(sum(bytes) filter (where is_new), 0) as day_bytes
  from (select documents.validation = 'PENDIENTE' as waits, documents.created_at > $3 as is_new,
      coalesce(files.size, 0) + coalesce(originals.size, 0) as bytes
    from documents
    left join files on files.tenant_id = documents.tenant_id and files.uuid = documents.uuid_file
    left join quarantine on quarantine.tenant_id = documents.tenant_id
      and quarantine.uuid_document = documents.uuid
    left join files originals on originals.tenant_id = quarantine.tenant_id
      and originals.uuid = quarantine.uuid_file
    where documents.tenant_id = $1 and documents.uploaded_by = $2
  ) sent`;

/**
 * Refuses (429) files beyond what one person may keep waiting or send in a day, originals in quarantine
 * counted with them. Asked in the transaction that keeps them, in which nobody else adds to the person's.
 */
export async function boundUploads(
  db: TenantDb,
  intervener: string,
  more: Amount,
  now: Date,
): Promise<void> {
  await lockTurn(db, 'uploads', intervener);
  const since = addSeconds(now, -DAY_SECONDS);
  const [sent] = await prepared<Record<'waiting' | 'bytes' | 'day' | 'day_bytes', string>>(
    db,
    SENT,
    [db.tenantId, intervener, since],
  );
  const { waiting, bytes, day, day_bytes } = sent!;
  refuseBeyond(mostInADay, [Number(day), Number(day_bytes)], more, 'uploads_day');
  refuseBeyond(mostWaiting, [Number(waiting), Number(bytes)], more, 'uploads_waiting');
}

function refuseBeyond(most: Amount, [files, bytes]: [number, number], more: Amount, code: string) {
  if (files + more.files <= most.files && bytes + more.bytes <= most.bytes) return;
  throw new HttpError(429, [{ code }], { 'retry-after': String(DAY_SECONDS) });
}
