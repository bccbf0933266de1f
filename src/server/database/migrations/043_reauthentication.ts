/**
 * Proving again who asks, within a session; and where somebody was reached before their contact changed, so
 * that a new address opens nothing by itself. Contacts that changed before are taken over.
 */
export const reauthentication = `
create table reauthentications (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_session uuid not null,
  code_hash bytea not null,
  code_salt bytea not null,
  sent_to text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  proof_hash bytea,
  proof_expires_at timestamptz,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_session) references sessions on delete cascade,
  check ((proof_hash is null) = (proof_expires_at is null))
);
create index reauthentications_by_session on reauthentications (tenant_id, uuid_session);
select protect_tenant('reauthentications');

create table contact_changes (
  tenant_id uuid not null,
  sequence bigint generated always as identity,
  uuid_intervener uuid not null,
  field text not null check (field in ('email', 'mobile_phone')),
  former text,
  changed_at timestamptz not null,
  confirmed_at timestamptz,
  confirmed_by uuid,
  primary key (tenant_id, sequence),
  foreign key (tenant_id, uuid_intervener) references interveners
);
create index contact_changes_by_person on contact_changes (tenant_id, uuid_intervener, changed_at);
select protect_tenant('contact_changes');

alter table draft_changes no force row level security;
alter table contact_changes no force row level security;
insert into contact_changes (tenant_id, uuid_intervener, field, former, changed_at)
  select tenant_id, uuid_intervener, change ->> 'field', change ->> 'old', closed_at
  from draft_changes, jsonb_array_elements(changes) as change
  where status = 'APPLIED' and section = 'CONTACT' and change ->> 'field' in ('email', 'mobile_phone')
  order by closed_at;
alter table draft_changes force row level security;
alter table contact_changes force row level security;

alter table decisions drop constraint decisions_kind_check;
alter table decisions add constraint decisions_kind_check
  check (kind in ('DOCUMENT', 'BANK_ACCOUNT', 'DRAFT_DATA', 'INTERVENER', 'CONTACT'));
`;
