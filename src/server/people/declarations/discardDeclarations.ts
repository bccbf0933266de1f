import { sql } from 'kysely';
import type { TenantDb } from '../../database/withTenant.ts';
import type { DeclarationKind } from './declarationDocument.ts';

/**
 * Discards the declarations of a person that were not signed, of some kinds, with their
 * documents; whether papers are pending goes back to what it was. The person's row must be locked.
 * @returns how many there were
 */
export async function discardDeclarations(
  db: TenantDb,
  uuid: string,
  kinds: readonly DeclarationKind[],
): Promise<number> {
  const discarded = await db
    .updateTable('declarations')
    .set({ status: 'DISCARDED' })
    .where('uuid_intervener', '=', uuid)
    .where('status', '=', 'DRAFT')
    .where('kind', 'in', kinds)
    .returning(['uuid_document', 'had_docs_validated'])
    .execute();
  if (discarded.length === 0) return 0;
  const papers = discarded.flatMap(({ uuid_document }) => uuid_document ?? []);
  if (papers.length > 0) {
    await db
      .deleteFrom('documents')
      .where('section', '=', 'INTERVENER')
      .where('uuid_owner', '=', uuid)
      .where('uuid', 'in', papers)
      .where('is_signed', '=', false)
      .execute();
  }
  const isWaiting = sql<boolean>`exists (select 1 from documents paper
    where paper.tenant_id = ${db.tenantId} and paper.section = 'INTERVENER'
    and paper.uuid_owner = ${uuid} and not paper.is_signed and paper.needs_signature)`;
  await db
    .updateTable('interveners')
    .set({
      has_pending_docs_signed: isWaiting,
      ...(discarded.some(({ had_docs_validated }) => had_docs_validated) && {
        has_docs_validated: true,
      }),
    })
    .where('uuid', '=', uuid)
    .execute();
  return discarded.length;
}
