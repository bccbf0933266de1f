import type { TenantDb } from '../database/withTenant.ts';

/** Whether somebody has signed papers of an order; signatures that were sent back count no more. */
export async function isSignedBySome(db: TenantDb, uuid: string): Promise<boolean> {
  const signer = await db
    .selectFrom('document_signers as signer')
    .innerJoin('documents', 'documents.uuid', 'signer.uuid_document')
    .select('signer.uuid_document')
    .where('documents.section', '=', 'OPERATION')
    .where('documents.uuid_owner', '=', uuid)
    .where('signer.is_void', '=', false)
    .executeTakeFirst();
  return signer !== undefined;
}
