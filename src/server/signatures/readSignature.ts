import type { Selectable } from 'kysely';
import type { Actor } from '../ports/actor.ts';
import type { SignatureTables } from '../tables/signatureTables.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { notFound } from '../kernel/httpError.ts';

export type SignatureRow = Selectable<SignatureTables['signatures']> & {
  documents: Selectable<SignatureTables['signature_documents']>[];
};

/**
 * A signature that the actor began, with what it is of. Throws the 404 of a missing one otherwise.
 * @param lock holds it until the transaction ends
 */
export async function readSignature(
  db: TenantDb,
  { intervenerUuid }: Actor,
  uuid: string,
  lock = false,
): Promise<SignatureRow> {
  const row = await db
    .selectFrom('signatures')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('uuid_intervener', '=', intervenerUuid!)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  const documents = await db
    .selectFrom('signature_documents')
    .selectAll()
    .where('uuid_signature', '=', uuid)
    .orderBy('place')
    .execute();
  return { ...row, documents };
}
