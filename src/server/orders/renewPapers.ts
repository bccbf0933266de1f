import type { TenantDb } from '../database/withTenant.ts';

/**
 * Lets the papers of a changed order be made anew, as far as they are not signed by all: signatures of some
 * were of other bytes and count no more, and what they were of is kept.
 */
export async function renewPapers(
  db: TenantDb,
  tenantId: string,
  operation: string,
): Promise<void> {
  await db
    .updateTable('documents')
    .set({ uuid_file: null })
    .where('tenant_id', '=', tenantId)
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', operation)
    .where('needs_signature', '=', true)
    .where('is_signed', '=', false)
    .where('recipe', 'is', null)
    .execute();
}
