import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { paperFileName } from '../files/paperFileName.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { LockedDocument } from './lockDocuments.ts';

/**
 * Puts the evidence of a signature among the documents of everything that it is of: made and sealed of what is on
 * record when somebody first asks for its bytes, and never anew.
 */
export async function addEvidence(
  context: Context,
  db: TenantDb,
  actor: Actor,
  { signature, documents }: { signature: string; documents: readonly LockedDocument[] },
): Promise<void> {
  const owners = new Map(documents.map((each) => [each.uuid_owner, each]));
  const filename = paperFileName(actor.tenant.words(), KIND, todayOf(context, actor));
  const rows = [...owners.values()].map(({ section, uuid_owner }) => ({
    tenant_id: actor.tenant.id,
    uuid: context.id(),
    section,
    uuid_owner,
    uuid_bank_account: null,
    filename,
    category: section === 'OPERATION' ? 'OPERATION' : 'DOCUMENTATION',
    subcategory: KIND,
    is_signed: true,
    needs_signature: false,
    validation: 'VALIDADO' as const,
    validation_reason: null,
    created_at: context.now(),
    expires_on: null,
    recipe: { make: 'evidence' as const, signature },
  }));
  if (rows.length > 0) await db.insertInto('documents').values(rows).execute();
}

const KIND = kindFor('EVIDENCE');
