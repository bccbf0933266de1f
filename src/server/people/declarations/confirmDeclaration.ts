import { residenceOf } from '#/domain/people/checkCrs.ts';
import type { Context } from '../../ports/context.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { flagDrafts } from '../flagDrafts.ts';
import { reviewFatca } from './reviewFatca.ts';

/**
 * Puts the declaration of a document in force, which is called when that document was signed; the one
 * before is kept and no longer in force. The residence that is declared becomes the person's, and what it says of the
 * United States is looked at. Nothing happens for documents of something else.
 */
export async function confirmDeclaration(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  document: string,
): Promise<void> {
  const signed = await db
    .selectFrom('declarations')
    .select(['uuid', 'uuid_intervener', 'kind', 'answers'])
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
  const tax_residence = signed.kind === 'CRS' ? residenceOf(signed.answers) : undefined;
  if (tax_residence !== undefined)
    await db
      .updateTable('interveners')
      .set({ tax_residence })
      .where('uuid', '=', signed.uuid_intervener)
      .execute();
  await flagDrafts(db, signed.uuid_intervener);
  await reviewFatca(context, db, signed.uuid_intervener);
}
