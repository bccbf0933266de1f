import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { paperFileName } from '../files/paperFileName.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { LockedDocument } from './lockDocuments.ts';

/**
 * Puts the evidence of a signature among the documents of everything that it is of, one for each order, each
 * declaration and whatever else is somebody's: who has a right to one of them reads nothing there of the others that
 * the same code signed. It is made and sealed of what is on record when somebody first asks for its bytes, and never
 * anew.
 */
export async function addEvidence(
  context: Context,
  db: TenantDb,
  actor: Actor,
  { signature, documents }: { signature: string; documents: readonly LockedDocument[] },
): Promise<void> {
  const declared = await declaredIn(db, documents);
  const subjects = Map.groupBy(documents, ({ uuid, uuid_owner }) =>
    declared.has(uuid) ? uuid : uuid_owner,
  );
  const filename = paperFileName(actor.tenant.words(), KIND, todayOf(context, actor));
  const rows = [...subjects.values()].map((papers) => ({
    tenant_id: actor.tenant.id,
    uuid: context.id(),
    ...placeOf(papers[0]!),
    uuid_bank_account: null,
    filename,
    subcategory: KIND,
    is_signed: true,
    needs_signature: false,
    validation: 'VALIDADO' as const,
    validation_reason: null,
    created_at: context.now(),
    expires_on: null,
    recipe: { make: 'evidence' as const, signature, documents: papers.map(({ uuid }) => uuid) },
  }));
  if (rows.length > 0) await db.insertInto('documents').values(rows).execute();
}

const placeOf = ({ section, uuid_owner }: LockedDocument) => ({
  ...{ section, uuid_owner },
  category: section === 'OPERATION' ? 'OPERATION' : 'DOCUMENTATION',
});

/** Those of them that are each a declaration's own. */
async function declaredIn(
  db: TenantDb,
  documents: readonly LockedDocument[],
): Promise<ReadonlySet<string | null>> {
  if (documents.length === 0) return new Set();
  const rows = await db
    .selectFrom('declarations')
    .select('uuid_document')
    .where(
      'uuid_document',
      'in',
      documents.map(({ uuid }) => uuid),
    )
    .execute();
  return new Set(rows.map(({ uuid_document }) => uuid_document));
}

const KIND = kindFor('EVIDENCE');
