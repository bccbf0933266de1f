import type { TenantDb } from '../database/withTenant.ts';

/** Whether what was last told of a proposal is that this person began it or wrote in it: more of that is no news. */
export async function isWriting(
  db: TenantDb,
  uuid_proposal: string,
  person: string,
): Promise<boolean> {
  const last = await db
    .selectFrom('studio_events')
    .select(['what', 'uuid_user'])
    .where('uuid_proposal', '=', uuid_proposal)
    .orderBy('sequence', 'desc')
    .executeTakeFirst();
  return (
    last !== undefined &&
    last.uuid_user === person &&
    (last.what === 'CREATED' || last.what === 'SAVED')
  );
}
