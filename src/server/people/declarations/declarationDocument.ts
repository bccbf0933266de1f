import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import type { IntervenerRow } from '../../interveners/toIntervener.ts';

/** The paper of a tax declaration: one kind for people, another for companies. @source specification §3 Document */
const declarationSubcategory = (type: IntervenerRow['type']): string =>
  kindFor(type === 'J' ? 'COMPANYS_DECLARATION' : 'PERSONS_DECLARATION');

/**
 * Puts the document of a declaration on file, to be signed. Its bytes are made when somebody first
 * asks for them, from the declaration's answers.
 * @returns its uuid
 */
export async function declarationDocument(
  db: TenantDb,
  person: IntervenerRow,
  kind: 'FATCA' | 'CRS',
  { uuid, at, declaration }: { uuid: string; at: Date; declaration: string },
): Promise<string> {
  await db
    .insertInto('documents')
    .values({
      tenant_id: person.tenant_id,
      uuid,
      section: 'INTERVENER',
      uuid_owner: person.uuid,
      uuid_bank_account: null,
      filename: `declaracion-${kind.toLowerCase()}.pdf`,
      category: 'DOCUMENTATION',
      subcategory: declarationSubcategory(person.type),
      is_signed: false,
      needs_signature: true,
      validation: 'PENDIENTE',
      validation_reason: null,
      created_at: at,
      expires_on: null,
      recipe: { make: 'declaration', uuids: [declaration] },
    })
    .execute();
  return uuid;
}
