import type { TenantDb } from '../database/withTenant.ts';

/**
 * Who has proposed other words for a place that the law holds, in the thread of a proposal: such a comment names its
 * place. Nothing of it is published with the proposal; whoever keeps the product decides.
 */
export async function wordProposers(db: TenantDb, uuid_proposal: string): Promise<string[]> {
  const rows = await db
    .selectFrom('studio_comments')
    .select('uuid_user')
    .distinct()
    .where('uuid_proposal', '=', uuid_proposal)
    .where('path', 'is not', null)
    .where('pointer', 'is not', null)
    .execute();
  return rows.map((row) => row.uuid_user);
}
