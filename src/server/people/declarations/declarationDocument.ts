import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import { declarationFiles } from '#/domain/documentKinds/namedAs.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import type { DocumentSource } from '../../kernel/documentSource.ts';
import type { IntervenerRow } from '../../interveners/toIntervener.ts';

/** What a person declares: their relation to the United States, where they pay taxes, who they are. */
export type DeclarationKind = 'FATCA' | 'CRS' | 'KYC';

/** What the file of each is called: a questionnaire is no declaration to who reads it. */
const fileNames: Readonly<Record<DeclarationKind, string>> = {
  ...declarationFiles,
  KYC: 'cuestionario-de-conocimiento-del-cliente.pdf',
};

/** A declaration's paper: tax declarations of people and of companies are of two kinds. @source specification §3 Document */
function subcategoryOf(kind: DeclarationKind, type: IntervenerRow['type']): string {
  if (kind === 'KYC') return kindFor('KYC_QUESTIONNAIRE');
  return kindFor(type === 'J' ? 'COMPANYS_DECLARATION' : 'PERSONS_DECLARATION');
}

/**
 * Puts the document of a declaration on file, to be signed. Its bytes are made when somebody first
 * asks for them, from the declaration's answers, or from the transcript of a questionnaire.
 * @returns its uuid
 */
export async function declarationDocument(
  db: TenantDb,
  person: IntervenerRow,
  kind: DeclarationKind,
  { uuid, at, recipe }: { uuid: string; at: Date; recipe: DocumentSource },
): Promise<string> {
  await db
    .insertInto('documents')
    .values({
      tenant_id: person.tenant_id,
      uuid,
      section: 'INTERVENER',
      uuid_owner: person.uuid,
      uuid_bank_account: null,
      filename: fileNames[kind],
      category: 'DOCUMENTATION',
      subcategory: subcategoryOf(kind, person.type),
      is_signed: false,
      needs_signature: true,
      validation: 'PENDIENTE',
      validation_reason: null,
      created_at: at,
      expires_on: null,
      recipe,
    })
    .execute();
  return uuid;
}
