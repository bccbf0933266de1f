import type { TenantDb } from '../database/withTenant.ts';
import { unprocessable } from '../refusal.ts';

/**
 * Refuses a change of fiscal address without its paper: a document of that person with the
 * accreditation, not rejected, and not used for an earlier change.
 * @source specification §5 'Profile changes'
 */
export async function checkAccreditation(
  db: TenantDb,
  tenantId: string,
  person: string,
  document: string | undefined,
): Promise<void> {
  const path = '/uuid_document';
  if (!document) throw unprocessable([{ code: 'address.accreditation_required', path }]);
  const found = await db
    .selectFrom('documents')
    .select('uuid')
    .where('tenant_id', '=', tenantId)
    .where('section', '=', 'INTERVENER')
    .where('uuid_owner', '=', person)
    .where('uuid', '=', document)
    .where('subcategory', '=', 'ACREDITACION_CAMBIO_DIRECCION_FISCAL')
    .where('validation', '<>', 'RECHAZADO')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('draft_changes')
            .select('draft_changes.uuid')
            .whereRef('draft_changes.tenant_id', '=', 'documents.tenant_id')
            .whereRef('draft_changes.uuid_document', '=', 'documents.uuid')
            .where('draft_changes.status', '=', 'APPLIED'),
        ),
      ),
    )
    .executeTakeFirst();
  if (!found) throw unprocessable([{ code: 'address.accreditation_unknown', path }]);
}
