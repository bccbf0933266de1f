/**
 * What people change of themselves and of their accounts: further personal data, edited data that
 * waits, requests for new parties; surnames apart; an append-only ledger of consents.
 */
export const people = `
alter table interveners
  add column birth_country text,
  add column birth_city text,
  add column profession text,
  add column cnae text,
  add column phone text,
  add column mailing_type text,
  add column reports_frequency text;

alter table accounts add column mailing_type text;

alter table account_interveners
  add column subrole text,
  add column percentage numeric(5, 2);

alter table bank_accounts
  add column alias text,
  add column created_at timestamptz;
create unique index bank_accounts_once on bank_accounts (tenant_id, uuid_account, iban_code);

alter table account_parties
  add column lastname_1 text,
  add column lastname_2 text,
  add column document_type text,
  add column position text,
  add column email text,
  add column created_at timestamptz;
create index account_parties_by_account on account_parties (tenant_id, uuid_account, kind);
-- The owner of a table passes its policy by while it is not forced: all tenants at once.
alter table account_parties no force row level security;
update account_parties set position = relation, relation = null
  where kind in ('ASSOCIATE', 'PATRON');
update account_parties set name = split_part(name, ' ', 1), lastname_1 = split_part(name, ' ', 2),
  lastname_2 = split_part(name, ' ', 3)
  where name ~ '^[^ ]+ [^ ]+ [^ ]+$';
alter table account_parties force row level security;

-- Answers of one moment are told apart by the order in which they were given.
create sequence consents_order;
alter table consents
  add column sequence bigint default nextval('consents_order'),
  add column channel text,
  add column ip text,
  add column given_by uuid;
create index consents_by_intervener on consents (tenant_id, uuid_intervener, given_at);
create trigger immutable before update or delete on consents
  for each row execute function refuse_change();

alter table declarations
  add column status text check (status in ('DRAFT', 'SIGNED', 'DISCARDED')),
  add column made_at timestamptz,
  add column made_by uuid,
  add column uuid_document uuid,
  add column had_docs_validated boolean;
create index declarations_by_intervener on declarations (tenant_id, uuid_intervener, kind);
create unique index declarations_one_draft on declarations (tenant_id, uuid_intervener, kind)
  where status = 'DRAFT';

create table draft_changes (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_intervener uuid not null,
  section text not null check (section in ('CONTACT', 'PERSONAL', 'ADDRESS')),
  uuid_address uuid,
  changes jsonb not null,
  uuid_document uuid,
  made_by uuid not null,
  made_at timestamptz not null,
  status text not null check (status in ('OPEN', 'APPLIED', 'DISCARDED')),
  closed_by uuid,
  closed_at timestamptz,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_intervener) references interveners,
  foreign key (tenant_id, uuid_address) references addresses
);
create unique index draft_changes_open
  on draft_changes (tenant_id, uuid_intervener, section, coalesce(uuid_address, uuid_intervener))
  where status = 'OPEN';
select protect_tenant('draft_changes');

create table party_requests (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_account uuid not null,
  role text not null,
  name text not null,
  lastname_1 text,
  lastname_2 text,
  document_type text,
  document text,
  email text not null,
  mobile_phone text,
  status text not null check (status in ('PENDING', 'DONE', 'REJECTED', 'WITHDRAWN')),
  uuid_issue uuid not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_account) references accounts,
  foreign key (tenant_id, uuid_issue) references issues
);
create index party_requests_by_account on party_requests (tenant_id, uuid_account, requested_at);
select protect_tenant('party_requests');
`;
