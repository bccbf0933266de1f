/**
 * Kept files, and which document has which. A file is reserved before its bytes are stored and kept by
 * the transaction that uses it, so that what a crash leaves over is known and removed.
 */
export const files = `
create table files (
  tenant_id uuid not null,
  uuid uuid not null,
  media_type text not null,
  size bigint not null,
  sha256 text not null,
  is_kept boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, uuid)
);
create index files_loose on files (tenant_id, created_at) where not is_kept;
select protect_tenant('files');

alter table documents
  add column uuid_file uuid,
  add column uuid_account uuid,
  add column uploaded_by uuid,
  add column needs_signature boolean not null default false,
  add column recipe jsonb,
  add column decided_at timestamptz,
  add foreign key (tenant_id, uuid_file) references files;
create index documents_by_file on documents (tenant_id, uuid_file);

-- Whoever removes a document lets its file go: it is cleared away later.
create function release_file() returns trigger language plpgsql as $$
begin
  update files set is_kept = false where tenant_id = old.tenant_id and uuid = old.uuid_file;
  return null;
end $$;
create trigger release_file after delete on documents
  for each row when (old.uuid_file is not null) execute function release_file();
`;
