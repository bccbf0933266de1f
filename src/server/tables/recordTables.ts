import type { ColumnType, Generated } from 'kysely';
import type { DocumentSource } from '../kernel/documentSource.ts';
import type { WordValues } from '../kernel/words.ts';

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
    alias: Later<string>;
    created_at: Later<Date>;
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
    uuid_file: Later<string>;
    /** Of what was sent, whose copy is kept; null for documents that were made here. */
    original_sha256: Later<string>;
    /** The account that a document of an intervener is about. */
    uuid_account: Later<string>;
    /** Intervener who sent it; none for what the house made. */
    uploaded_by: Later<string>;
    needs_signature: Generated<boolean>;
    /** From when it counts as its kind, where that was changed after it was sent. */
    kind_since: Later<Date>;
    /** How often it was to be made anew: bytes drawn of what it was before are not kept. */
    revision: Generated<number>;
    /** What the document is made from when somebody first asks for its bytes. */
    recipe: Later<DocumentSource>;
    /** Id of the request that sent it, and its place among the files of that request. */
    request_id: Later<string>;
    request_place: Later<number>;
    /** When it was validated or rejected. */
    decided_at: Later<Date>;
  };
  /** Beneficiaries, contributors, associates and patrons. */
  account_parties: {
    tenant_id: string;
    uuid: string;
    uuid_account: string;
    kind: 'BENEFICIARY' | 'CONTRIBUTOR' | 'ASSOCIATE' | 'PATRON';
    name: string;
    lastname_1: Later<string>;
    lastname_2: Later<string>;
    document_type: Later<string>;
    document: string | null;
    /** Of a beneficiary to the holder; of a contributor the role. */
    relation: string | null;
    percentage: string | null;
    /** Of associates and patrons: what they are in the company or foundation. */
    position: Later<string>;
    email: Later<string>;
    created_at: Later<Date>;
  };
  /** What staff ask a person again of their questionnaire, in order; rows are added and never changed. */
  kyc_requests: {
    tenant_id: string;
    uuid: string;
    sequence: Generated<bigint>;
    uuid_intervener: string;
    questions: string[];
    reason: string;
    asked_by: string;
    asked_at: Date;
  };
  declarations: {
    tenant_id: string;
    uuid: string;
    uuid_intervener: string;
    kind: 'FATCA' | 'CRS' | 'KYC' | 'RESIDENCE_CERTIFICATE';
    answers: Record<string, unknown>;
    made_on: string;
    /** Of a questionnaire that answers only what was asked again: the day from which the one that it completes serves. */
    renewed_on: Later<string>;
    is_current: boolean;
    /** A draft until it is signed; none for those that came signed. */
    status: Later<'DRAFT' | 'SIGNED' | 'DISCARDED'>;
    made_at: Later<Date>;
    made_by: Later<string>;
    /** What was asked and answered in the form that it was made in. */
    uuid_transcript: Later<string>;
    /** The declaration to sign. */
    uuid_document: Later<string>;
    /** Whether all papers were validated before this one was added. */
    had_docs_validated: Later<boolean>;
    /** The last request of `kyc_requests` that a questionnaire answers; 0 is none. */
    requests_answered: Generated<bigint>;
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
    sequence: Later<bigint>;
    channel: Later<string>;
    ip: Later<string>;
    /** The user who answered: the person, or the tutor of a small child. */
    given_by: Later<string>;
    /** What was asked and answered in the form that they were given in. */
    uuid_transcript: Later<string>;
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
    /** Id of the form that it is answered with. */
    form: Later<string>;
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
    reason_code: ColumnType<string | null, string | null | undefined, never>;
    reason_params: ColumnType<WordValues | null, WordValues | null | undefined, never>;
  };
}
