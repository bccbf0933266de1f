import type { TenantDb } from '../../database/withTenant.ts';
import { flagDrafts } from '../flagDrafts.ts';

/**
 * Puts the declaration of a document in force, which is called when that document was signed; the one
 * before is kept and no longer in force. Nothing happens for documents of something else.
 */
export async function confirmDeclaration(db: TenantDb, document: string): Promise<void> {
  const signed = await db
    .selectFrom('declarations')
    .select(['uuid', 'uuid_intervener', 'kind'])
    .where('uuid_document', '=', document)
    .where('status', '=', 'DRAFT')
    .forUpdate()
    .executeTakeFirst();
  if (!signed) return;
  await db
    .updateTable('declarations')
    .set({ is_current: false })
    .where('uuid_intervener', '=', signed.uuid_intervener)
    .where('kind', '=', signed.kind)
    .execute();
  await db
    .updateTable('declarations')
    .set({ is_current: true, status: 'SIGNED' })
    .where('uuid', '=', signed.uuid)
    .execute();
  await flagDrafts(db, signed.uuid_intervener);
}
