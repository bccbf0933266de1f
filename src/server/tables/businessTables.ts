import type { ColumnType, Generated } from 'kysely';
import type { PlanSystem } from '#/domain/pensions/planSystem.ts';
import type { WordValues } from '../kernel/words.ts';

/** Who signs an account's orders where its arrangement is conditional, as put in writing; amount of the wire. */
export interface SigningConditionsKept {
  min_signers?: number;
  mandatory_roles?: string[];
  threshold?: string;
}

/** Rows of the business tables. Amounts in cents, participations and NAV in millionths, as bigint. */
export interface BusinessTables {
  products: {
    tenant_id: string;
    key_product: string;
    uuid: string;
    name_product: string;
    kind: 'FI' | 'PP' | 'PPA';
    /** Of pension plans; says nothing of a fund. */
    plan_system: Generated<PlanSystem>;
    family: string;
    isin: string | null;
    dgs_code: string | null;
    class: 'A' | 'B' | 'C' | 'D' | null;
    parent_key_product: string | null;
    risk: number;
    is_complex: boolean;
    minimum_first: bigint;
    minimum_next: bigint;
    /** Yearly, in percent ("1.7500"). */
    management_fee: string;
    nav_frequency: 'DAILY' | 'MONTHLY';
    cut_off: string;
    minimum_periodic: bigint | null;
    /** What has to stay invested after a partial redemption. */
    minimum_remaining: bigint | null;
    /** In percent, as the management fee. */
    subscription_fee: string | null;
    redemption_fee: string | null;
    depositary_fee: string | null;
    /** Days of notice that a redemption needs. */
    notice_days: number | null;
    fund_dgs_code: string | null;
    manager_dgs_code: string | null;
    depositary_dgs_code: string | null;
  };
  product_documents: {
    tenant_id: string;
    uuid: string;
    key_product: string;
    subcategory: string;
    filename: string;
    published_on: string;
  };
  navs: { tenant_id: string; key_product: string; date: string; nav: bigint };
  nav_revisions: { tenant_id: string; revision: bigint };
  interveners: {
    tenant_id: string;
    uuid: string;
    type: 'F' | 'J';
    document_type: string;
    document: string;
    name: string;
    lastname_1: string | null;
    lastname_2: string | null;
    birthdate: string;
    gender: string | null;
    marital_status: string | null;
    marital_regime: string | null;
    nationality: string;
    tax_residence: string;
    intervener_status: string;
    email: string | null;
    mobile_phone: string | null;
    is_document_permanent: boolean;
    document_expiration_date: string | null;
    has_pending_docs_signed: boolean;
    has_docs_signed: boolean;
    has_docs_validated: boolean;
    has_draft_data: boolean;
    source_system: string | null;
    uuid_group: string | null;
    uuid_permission_set: string | null;
    birth_country: string | null;
    birth_city: string | null;
    profession: string | null;
    cnae: string | null;
    phone: string | null;
    mailing_type: string | null;
    reports_frequency: string | null;
    /** A regime under which nothing is withheld, as staff recorded it; the last day is the first that it no longer holds. */
    tax_exemption: ColumnType<'LEY_49_2002' | null, 'LEY_49_2002' | null | undefined>;
    tax_exempt_since: ColumnType<string | null, string | null | undefined>;
    tax_exempt_until: ColumnType<string | null, string | null | undefined>;
  };
  accounts: {
    tenant_id: string;
    uuid: string;
    account_number: string;
    alias: string | null;
    status: string;
    source: string;
    source_system: string | null;
    account_type: 'PHYSICAL_ACCOUNT' | 'JURIDICAL_ACCOUNT' | 'PHYSICAL_ACCOUNT_TUTOR';
    kind: 'FI' | 'PP' | 'PPA' | 'MIXTA';
    holding_type: string;
    arrangement_type: string;
    /** What a conditional arrangement has in writing. */
    signing_conditions: ColumnType<
      SigningConditionsKept | null,
      string | null | undefined,
      string | null
    >;
    opened_on: string;
    disable_periodics: boolean;
    has_docs_signed: boolean;
    has_docs_validated: boolean;
    has_pending_account_docs_signed: boolean;
    mailing_type: string | null;
    /** A code of §9's postmail actions. */
    postmail_action: string | null;
  };
  account_interveners: {
    tenant_id: string;
    uuid_account: string;
    uuid_intervener: string;
    account_intervener_role: string;
    since: string;
    subrole: string | null;
    /** Of the account, in percent ("50.00"). */
    percentage: string | null;
  };
  operations: {
    tenant_id: string;
    uuid: string;
    uuid_account: string;
    key_product: string;
    /** Order of entry within the account. */
    sequence: bigint;
    operation_type: string;
    operation_sub_type: string | null;
    operation_status: string;
    channel: string;
    ordered_by: string | null;
    amount_shares_indicator: string | null;
    gross_amount: bigint | null;
    net_amount: bigint | null;
    commission: bigint | null;
    withholding: bigint | null;
    fiscal_import: bigint | null;
    shares: bigint | null;
    nav: bigint | null;
    nav_date: string | null;
    request_date: Date;
    value_date: string | null;
    settlement_date: string | null;
    is_request: boolean;
    is_total: boolean;
    uuid_request: string | null;
    counterpart: string | null;
    /** The last signature that was needed. */
    signed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The standing order that this one changes once everybody has signed it. */
    uuid_replaced: ColumnType<string | null, string | null | undefined, never>;
    /** From then on such a change is signed too late. */
    change_deadline: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Fields that only some types have, by their wire names. */
    details: Record<string, unknown>;
  };
  notifications: {
    tenant_id: string;
    uuid: string;
    uuid_intervener: string;
    type: string;
    /** What it said before notifications had codes, and in Spanish for servers of the version before. */
    message: string;
    code: ColumnType<string | null, string | null | undefined, never>;
    params: ColumnType<WordValues | null, WordValues | null | undefined, never>;
    uuid_account: string | null;
    uuid_operation: string | null;
    /** The support request that it tells of. */
    uuid_issue: ColumnType<string | null, string | null | undefined, never>;
    created_at: Date;
    is_read: boolean;
  };
}
