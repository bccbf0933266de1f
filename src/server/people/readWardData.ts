import { sql } from 'kysely';
import type { DocumentPurpose } from '#/domain/documentKinds/documentKind.ts';
import { kindsFor } from '#/domain/documentKinds/kindsFor.ts';
import { missingOfWard, type WardFile, type WardLack } from '#/domain/documents/missingOfWard.ts';
import type { TenantDb } from '../database/withTenant.ts';

interface WardData {
  data_state: 'missing' | 'changed' | 'valid';
  missing: WardLack[];
  /** A change of their data waits to be validated. */
  is_data_unvalidated: boolean;
}

/** What their guardian still has to give, or to validate, of a minor's data. */
export async function readWardData(
  db: TenantDb,
  ward: string,
  guardian: string,
  today: string,
): Promise<WardData> {
  const { rows } = await sql<WardFile & { is_data_unvalidated: boolean }>`
    select person.birthdate, person.email, person.mobile_phone, person.document as document_number,
      person.is_document_permanent, person.document_expiration_date, person.nationality, person.birth_country,
      exists (select 1 from addresses where addresses.tenant_id = person.tenant_id
        and addresses.uuid_intervener = person.uuid and addresses.kind = 'FISCAL'
        and addresses.street_1 <> '' and addresses.city <> '' and addresses.country <> '') as "hasAddress",
      exists (select 1 from documents where documents.tenant_id = person.tenant_id
        and documents.uuid_owner = person.uuid and ${isOf('IDENTITY')}
        and documents.validation = 'PENDIENTE') as "isIdentitySent",
      exists (select 1 from documents where documents.tenant_id = person.tenant_id
        and documents.uuid_owner in (select ${guardian} union all select person.uuid
          union all select held.uuid_account from account_interveners held
          where held.tenant_id = person.tenant_id and held.uuid_intervener = person.uuid
          and held.account_intervener_role = 'TITULAR') and ${isOf('GUARDIANSHIP')}
        and documents.validation <> 'RECHAZADO') as "isGuardianshipSent",
      exists (select 1 from draft_changes waiting where waiting.tenant_id = person.tenant_id
        and waiting.uuid_intervener = person.uuid and waiting.status = 'OPEN') as is_data_unvalidated
    from interveners person where person.tenant_id = ${db.tenantId} and person.uuid = ${ward}`.execute(
    db,
  );
  const { is_data_unvalidated, ...file } = rows[0]!;
  const missing = missingOfWard(file, today);
  const whole = is_data_unvalidated ? 'changed' : 'valid';
  return { data_state: missing.length > 0 ? 'missing' : whole, missing, is_data_unvalidated };
}

const isOf = (purpose: DocumentPurpose) =>
  sql`documents.subcategory in (${sql.join(kindsFor(purpose))})`;
