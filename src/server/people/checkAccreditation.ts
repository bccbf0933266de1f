import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { unprocessable } from '../kernel/httpError.ts';
import { proofsOf } from './proofsOf.ts';

/**
 * Refuses a change of fiscal address without its paper: a document of that person with the
 * accreditation, not rejected, and not used for an earlier change.
 * @source specification §5 'Profile changes'
 */
export async function checkAccreditation(
  db: TenantDb,
  person: string,
  document: string | undefined,
): Promise<void> {
  const path = '/uuid_document';
  if (!document) throw unprocessable([{ code: 'address.accreditation_required', path }]);
  const found = await proofsOf(db, person, kindFor('ADDRESS_PROOF'))
    .where('documents.uuid', '=', document)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('draft_changes')
            .select('draft_changes.uuid')
            .whereRef('draft_changes.uuid_document', '=', 'documents.uuid')
            .where('draft_changes.status', '=', 'APPLIED'),
        ),
      ),
    )
    .executeTakeFirst();
  if (!found) throw unprocessable([{ code: 'address.accreditation_unknown', path }]);
}
