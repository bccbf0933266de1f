import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';

/** Refuses (409) to have something signed that this person has not opened as it is now. */
export async function assertOpened(
  db: TenantDb,
  { intervenerUuid }: Actor,
  bound: readonly { uuid_document: string; sha256: string }[],
): Promise<void> {
  const rows = await db
    .selectFrom('document_openings')
    .select(['uuid_document', 'sha256'])
    .where('uuid_intervener', '=', intervenerUuid!)
    .where(
      'uuid_document',
      'in',
      bound.map(({ uuid_document }) => uuid_document),
    )
    .execute();
  const isOpened = (each: (typeof bound)[number]) =>
    rows.some((row) => row.uuid_document === each.uuid_document && row.sha256 === each.sha256);
  if (!bound.every(isOpened)) throw new HttpError(409, [{ code: 'signature_unopened' }]);
}
