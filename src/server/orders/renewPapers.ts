import { sql } from 'kysely';
import type { TenantDb } from '../database/withTenant.ts';

/**
 * Lets the papers of a changed order be made anew. One that is being drawn from the order as it was belongs to
 * the revision before and is not kept.
 */
export async function renewPapers(db: TenantDb, operation: string): Promise<void> {
  await db
    .updateTable('documents')
    .set({ uuid_file: null, revision: sql`revision + 1` })
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', operation)
    .where('needs_signature', '=', true)
    .where('is_signed', '=', false)
    .where('recipe', 'is', null)
    .execute();
}
