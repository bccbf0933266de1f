/** Products with their NAVs, people, accounts and operations: what positions are computed from. */
export const business = `
create table products (
  tenant_id uuid not null,
  key_product text not null,
  uuid uuid not null,
  name_product text not null,
  kind text not null,
  family text not null,
  isin text,
  dgs_code text,
  class text,
  parent_key_product text,
  risk smallint not null,
  is_complex boolean not null,
  minimum_first bigint not null,
  minimum_next bigint not null,
  management_fee numeric(6, 4) not null,
  nav_frequency text not null check (nav_frequency in ('DAILY', 'MONTHLY')),
  cut_off time not null,
  primary key (tenant_id, key_product)
);

create table navs (
  tenant_id uuid not null,
  key_product text not null,
  date date not null,
  nav bigint not null check (nav > 0),
  primary key (tenant_id, key_product, date)
);

-- Moves with every publication of NAVs, in the same transaction: servers hold the series in memory.
create table nav_revisions (
  tenant_id uuid primary key,
  revision bigint not null
);

create table interveners (
  tenant_id uuid not null,
  uuid uuid not null,
  type text not null,
  document_type text not null,
  document text not null,
  name text not null,
  lastname_1 text,
  lastname_2 text,
  birthdate date not null,
  gender text,
  marital_status text,
  marital_regime text,
  nationality text not null,
  tax_residence text not null,
  intervener_status text not null,
  email text,
  mobile_phone text,
  is_document_permanent boolean not null,
  document_expiration_date date,
  has_pending_docs_signed boolean not null,
  has_docs_signed boolean not null,
  has_docs_validated boolean not null,
  has_draft_data boolean not null,
  source_system text,
  uuid_group uuid,
  uuid_permission_set uuid,
  primary key (tenant_id, uuid),
  unique (tenant_id, document)
);

create table accounts (
  tenant_id uuid not null,
  uuid uuid not null,
  account_number text not null,
  alias text,
  status text not null,
  source text not null,
  source_system text,
  account_type text not null,
  kind text not null,
  holding_type text not null,
  arrangement_type text not null,
  opened_on date not null,
  disable_periodics boolean not null,
  has_docs_signed boolean not null,
  has_docs_validated boolean not null,
  has_pending_account_docs_signed boolean not null,
  primary key (tenant_id, uuid),
  unique (tenant_id, account_number)
);

create table account_interveners (
  tenant_id uuid not null,
  uuid_account uuid not null,
  uuid_intervener uuid not null,
  account_intervener_role text not null,
  since date not null,
  primary key (tenant_id, uuid_account, uuid_intervener, account_intervener_role),
  foreign key (tenant_id, uuid_account) references accounts,
  foreign key (tenant_id, uuid_intervener) references interveners
);
create index account_interveners_by_intervener on account_interveners (tenant_id, uuid_intervener);

create table operations (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_account uuid not null,
  key_product text not null,
  sequence bigint not null,
  operation_type text not null,
  operation_sub_type text,
  operation_status text not null,
  channel text not null,
  ordered_by uuid,
  amount_shares_indicator text,
  gross_amount bigint,
  net_amount bigint,
  commission bigint,
  withholding bigint,
  fiscal_import bigint,
  shares bigint,
  nav bigint,
  nav_date date,
  request_date timestamptz not null,
  value_date date,
  settlement_date date,
  is_request boolean not null,
  is_total boolean not null,
  uuid_request uuid,
  counterpart uuid,
  details jsonb not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_account) references accounts,
  foreign key (tenant_id, key_product) references products
);
create index operations_by_account on operations (tenant_id, uuid_account, value_date, sequence);
create index operations_by_request on operations (tenant_id, request_date desc);

create table notifications (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_intervener uuid not null,
  type text not null,
  message text not null,
  uuid_account uuid,
  uuid_operation uuid,
  created_at timestamptz not null,
  is_read boolean not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_intervener) references interveners
);
create index notifications_by_intervener on notifications (tenant_id, uuid_intervener, created_at desc);

select protect_tenant('products');
select protect_tenant('navs');
select protect_tenant('nav_revisions');
select protect_tenant('interveners');
select protect_tenant('accounts');
select protect_tenant('account_interveners');
select protect_tenant('operations');
select protect_tenant('notifications');
`;
