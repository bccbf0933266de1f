/** What is known of people and accounts beside their positions: addresses, papers, answers, history. */
export const records = `
create table addresses (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_intervener uuid not null,
  kind text not null check (kind in ('FISCAL', 'MAILING')),
  street_type text,
  street_1 text not null,
  street_2 text,
  number text,
  floor text,
  door text,
  stairs text,
  postal_code text not null,
  city text not null,
  state text,
  key_state text,
  country text not null,
  primary key (tenant_id, uuid),
  unique (tenant_id, uuid_intervener, kind),
  foreign key (tenant_id, uuid_intervener) references interveners
);

create table bank_accounts (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_account uuid not null,
  account_number text not null,
  iban_code text not null,
  swift_code text,
  status text not null check (status in ('PENDIENTE', 'VALIDADA')),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_account) references accounts
);

create table documents (
  tenant_id uuid not null,
  uuid uuid not null,
  section text not null check (section in ('INTERVENER', 'ACCOUNT', 'OPERATION')),
  uuid_owner uuid not null,
  uuid_bank_account uuid,
  filename text not null,
  category text not null,
  subcategory text not null,
  is_signed boolean not null,
  validation text not null check (validation in ('PENDIENTE', 'VALIDADO', 'RECHAZADO')),
  validation_reason text,
  created_at timestamptz not null,
  expires_on date,
  primary key (tenant_id, uuid)
);
create index documents_by_owner on documents (tenant_id, section, uuid_owner);

create table account_parties (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_account uuid not null,
  kind text not null check (kind in ('BENEFICIARY', 'CONTRIBUTOR', 'ASSOCIATE', 'PATRON')),
  name text not null,
  document text,
  relation text,
  percentage numeric(5, 2),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_account) references accounts
);

create table declarations (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_intervener uuid not null,
  kind text not null check (kind in ('FATCA', 'CRS', 'KYC', 'RESIDENCE_CERTIFICATE')),
  answers jsonb not null,
  made_on date not null,
  is_current boolean not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_intervener) references interveners
);

create table consents (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_intervener uuid not null,
  purpose text not null,
  is_granted boolean not null,
  source text not null,
  text_version text not null,
  given_at timestamptz not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_intervener) references interveners
);

create table test_results (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_intervener uuid not null,
  version text not null,
  convenient jsonb not null,
  answers jsonb not null,
  taken_on date not null,
  expires_on date not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_intervener) references interveners
);

create table polls (
  tenant_id uuid not null,
  uuid uuid not null,
  title text not null,
  questions jsonb not null,
  opens_on date not null,
  closes_on date not null,
  primary key (tenant_id, uuid)
);

create table tax_reports (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_account uuid not null,
  year smallint not null,
  primary key (tenant_id, uuid),
  unique (tenant_id, uuid_account, year),
  foreign key (tenant_id, uuid_account) references accounts
);

create table cnmv_managers (
  tenant_id uuid not null,
  uuid uuid not null,
  name text not null,
  code text not null,
  isins jsonb not null,
  primary key (tenant_id, uuid)
);

create table operation_history (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_operation uuid not null,
  status_from text,
  status_to text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  channel text not null,
  reason text,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_operation) references operations
);
create index operation_history_by_operation on operation_history (tenant_id, uuid_operation, changed_at);

select protect_tenant('addresses');
select protect_tenant('bank_accounts');
select protect_tenant('documents');
select protect_tenant('account_parties');
select protect_tenant('declarations');
select protect_tenant('consents');
select protect_tenant('test_results');
select protect_tenant('polls');
select protect_tenant('tax_reports');
select protect_tenant('cnmv_managers');
select protect_tenant('operation_history');
`;
