import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import type { CrsChange } from '#/domain/people/crsChange.ts';
import type { OwedDeclaration } from '#/domain/people/owedDeclarations.ts';
import { isMinor } from '#/domain/people/isMinor.ts';
import type { BusinessTables } from '../tables/businessTables.ts';

export type IntervenerRow = Selectable<BusinessTables['interveners']>;

/** What is known of an intervener beside its row. */
export interface IntervenerRecords {
  today: string;
  /** Key name of the group of staff who look after the person. */
  group: string | null;
  /** Key name of the one that the manager gave the person; what they may do follows from their roles. */
  permission_set: string | null;
  /** Left out for staff who may not see it. */
  has_photo?: boolean;
  photo_version?: string | null;
  /** The tenant has documents signed by the house's own codes, which always reach a mailbox. */
  signsByCode: boolean;
  fatca: Schema<'Fatca'> | null;
  crs: Schema<'Crs'> | null;
  gdpr: Schema<'Gdpr'> | null;
  has_gdpr_confirmed: boolean;
  convenience_expires_on: string | null;
  kyc_expires_on: string | null;
  /** What is to be declared, again or in the person's own name. */
  declarations_owed: OwedDeclaration[];
  /** Why CRS is owed again; null where it is not. */
  crs_change: CrsChange | null;
  /** Their fiscal address rests on a paper that was rejected. */
  is_address_proof_owed: boolean;
}

/** An intervener as the wire shows it: personal data and contacts apart, merged by the client. */
export function toIntervener(row: IntervenerRow, records: IntervenerRecords): Schema<'Intervener'> {
  const { today, group, signsByCode, ...known } = records;
  return {
    uuid: row.uuid,
    type: row.type,
    intervener_status: row.intervener_status as Schema<'IntervenerStatus'>,
    personal_data: {
      name: row.name,
      lastname_1: row.lastname_1,
      lastname_2: row.lastname_2,
      birthdate: row.birthdate,
      is_minor: row.type === 'F' && isMinor({ birthdate: row.birthdate }, today),
      document_type: row.document_type as Schema<'IdentityDocumentType'>,
      document_number: row.document,
      is_document_permanent: row.is_document_permanent,
      document_expiration_date: row.document_expiration_date,
      gender: row.gender as Schema<'Gender'> | null,
      marital_status: row.marital_status as Schema<'MaritalStatus'> | null,
      marital_regime: row.marital_regime as Schema<'MaritalRegime'> | null,
      nationality: row.nationality,
      tax_residence_country: row.tax_residence,
      birth_country: row.birth_country,
      birth_city: row.birth_city,
      profession: row.profession,
      cnae: row.cnae,
    },
    contacts: {
      email: row.email,
      mobile_phone: row.mobile_phone,
      phone: row.phone,
      mailing_type: row.mailing_type as Schema<'MailingType'> | null,
      reports_frequency: row.reports_frequency as Schema<'ReportsFrequency'> | null,
    },
    uuid_group: row.uuid_group,
    group,
    uuid_permission_set: row.uuid_permission_set,
    has_draft_data: row.has_draft_data,
    has_pending_docs_signed: row.has_pending_docs_signed,
    has_docs_signed: row.has_docs_signed,
    has_docs_validated: row.has_docs_validated,
    has_otp_account: signsByCode && Boolean(row.email),
    source_system: row.source_system,
    ...known,
    _links: { _self: { href: `/api/interveners/${row.uuid}` } },
  };
}
