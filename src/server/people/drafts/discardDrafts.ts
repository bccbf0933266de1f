import type { TenantDb } from '../../database/withTenant.ts';
import { discardDeclarations } from '../declarations/discardDeclarations.ts';
import { flagDrafts } from '../flagDrafts.ts';

/**
 * Discards everything that waits of a person: edited data, and tax declarations that were not signed,
 * with their papers. A questionnaire is only replaced by another. The person's row must be locked.
 * @param by user who discards
 * @returns how many there were
 */
export async function discardDrafts(
  db: TenantDb,
  uuid: string,
  by: string,
  at: Date,
): Promise<number> {
  const closed = await db
    .updateTable('draft_changes')
    .set({ status: 'DISCARDED', closed_by: by, closed_at: at })
    .where('uuid_intervener', '=', uuid)
    .where('status', '=', 'OPEN')
    .executeTakeFirst();
  const declarations = await discardDeclarations(db, uuid, ['FATCA', 'CRS']);
  await flagDrafts(db, uuid);
  return Number(closed.numUpdatedRows) + declarations;
}
