import type { ColumnType } from 'kysely';

/** Absent where the row was written before the column was there. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Rows of what is recorded of people and accounts beside their positions. */
export interface RecordTables {
  addresses: {
    tenant_id: string;
    uuid: string;
    uuid_intervener: string;
    kind: 'FISCAL' | 'MAILING';
    street_type: string | null;
    street_1: string;
    street_2: string | null;
    number: string | null;
    floor: string | null;
    door: string | null;
    stairs: string | null;
    postal_code: string;
    city: string;
    state: string | null;
    key_state: string | null;
    country: string;
  };
  bank_accounts: {
    tenant_id: string;
    uuid: string;
    uuid_account: string;
    account_number: string;
    iban_code: string;
    swift_code: string | null;
    status: 'PENDIENTE' | 'VALIDADA';
  };
  documents: {
    tenant_id: string;
    uuid: string;
    section: 'INTERVENER' | 'ACCOUNT' | 'OPERATION';
    uuid_owner: string;
    uuid_bank_account: string | null;
    filename: string;
    category: string;
    subcategory: string;
    is_signed: boolean;
    validation: 'PENDIENTE' | 'VALIDADO' | 'RECHAZADO';
    validation_reason: string | null;
    created_at: Date;
    expires_on: string | null;
  };
  /** Beneficiaries, contributors, associates and patrons. */
  account_parties: {
    tenant_id: string;
    uuid: string;
    uuid_account: string;
    kind: 'BENEFICIARY' | 'CONTRIBUTOR' | 'ASSOCIATE' | 'PATRON';
    name: string;
    document: string | null;
    relation: string | null;
    percentage: string | null;
  };
  declarations: {
    tenant_id: string;
    uuid: string;
    uuid_intervener: string;
    kind: 'FATCA' | 'CRS' | 'KYC' | 'RESIDENCE_CERTIFICATE';
    answers: Record<string, unknown>;
    made_on: string;
    is_current: boolean;
  };
  consents: {
    tenant_id: string;
    uuid: string;
    uuid_intervener: string;
    purpose: string;
    is_granted: boolean;
    source: string;
    text_version: string;
    given_at: Date;
  };
  test_results: {
    tenant_id: string;
    uuid: string;
    uuid_intervener: string;
    version: string;
    /** Product family → whether it came out convenient. */
    convenient: Record<string, boolean>;
    answers: Record<string, unknown>;
    taken_on: string;
    expires_on: string;
  };
  polls: {
    tenant_id: string;
    uuid: string;
    title: string;
    questions: unknown[];
    opens_on: string;
    closes_on: string;
  };
  tax_reports: { tenant_id: string; uuid: string; uuid_account: string; year: number };
  cnmv_managers: {
    tenant_id: string;
    uuid: string;
    name: string;
    code: string;
    isins: string[];
    kind: Later<'SGIIC' | 'EGFP' | 'DISTRIBUTOR' | 'INSURER'>;
    dgs_code: Later<string>;
    products: Later<{ name: string; isin?: string | null; dgs_code?: string | null }[]>;
  };
  operation_history: {
    tenant_id: string;
    uuid: string;
    uuid_operation: string;
    status_from: string | null;
    status_to: string;
    changed_at: Date;
    changed_by: string;
    channel: string;
    reason: string | null;
  };
}
