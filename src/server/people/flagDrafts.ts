import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';

/**
 * Sets `has_draft_data` to what holds: edited data, or a tax declaration to be signed, is waiting. Called
 * wherever either is opened or closed.
 */
export async function flagDrafts(db: TenantDb, uuid: string): Promise<void> {
  const waits = sql<boolean>`exists (select 1 from draft_changes waiting
      where waiting.tenant_id = ${db.tenantId} and waiting.uuid_intervener = ${uuid}
      and waiting.status = 'OPEN')
    or exists (select 1 from declarations waiting
      where waiting.tenant_id = ${db.tenantId} and waiting.uuid_intervener = ${uuid}
      and waiting.kind in ('FATCA', 'CRS') and waiting.status = 'DRAFT')`;
  await db
    .updateTable('interveners')
    .set({ has_draft_data: waits })
    .where('uuid', '=', uuid)
    .execute();
}
