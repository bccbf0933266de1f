/**
 * Signatures by code: what somebody began to sign, bound to their session and to the bytes of each
 * document; who signed which bytes; and what each person used up in a day.
 */
export const signatures = `
create table signatures (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_intervener uuid not null,
  uuid_session uuid not null,
  provider text not null,
  reference text,
  status text not null check (status in ('PENDING', 'SIGNED', 'REJECTED')),
  code_hash bytea,
  code_salt bytea,
  sent_to text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_intervener) references interveners
);
create index signatures_by_person on signatures (tenant_id, uuid_intervener, created_at);
select protect_tenant('signatures');

create table signature_documents (
  tenant_id uuid not null,
  uuid_signature uuid not null,
  place smallint not null,
  uuid_document uuid not null,
  uuid_file uuid not null,
  sha256 text not null,
  primary key (tenant_id, uuid_signature, uuid_document),
  foreign key (tenant_id, uuid_signature) references signatures
);
select protect_tenant('signature_documents');

create table document_signers (
  tenant_id uuid not null,
  uuid_document uuid not null,
  uuid_intervener uuid not null,
  uuid_signature uuid not null,
  sha256 text not null,
  signed_at timestamptz not null,
  is_void boolean not null default false,
  primary key (tenant_id, uuid_signature, uuid_document),
  foreign key (tenant_id, uuid_signature) references signatures
);
create unique index document_signers_once
  on document_signers (tenant_id, uuid_document, uuid_intervener, sha256) where not is_void;
select protect_tenant('document_signers');

create table signature_days (
  tenant_id uuid not null,
  uuid_intervener uuid not null,
  day date not null,
  codes integer not null,
  tries integer not null,
  primary key (tenant_id, uuid_intervener, day)
);
select protect_tenant('signature_days');

-- What has to be signed again is not signed by those who signed it before; that they did stays on record.
create function void_signers() returns trigger language plpgsql as $$
begin
  update document_signers set is_void = true
    where tenant_id = new.tenant_id and uuid_document = new.uuid;
  return null;
end $$;
create trigger void_signers after update of is_signed on documents
  for each row when (old.is_signed and not new.is_signed) execute function void_signers();

-- The instant of the last signature: orders are cut off by it.
alter table operations add column signed_at timestamptz;
`;
