/**
 * What is kept of an upload is written anew. Its original's hash stands beside it, and the original of a signed
 * file in quarantine: a row that only staff read. Documents from before have neither.
 */
export const quarantine = `
alter table documents add column original_sha256 text check (original_sha256 ~ '^[0-9a-f]{64}$');

create table quarantine (
  tenant_id uuid not null,
  uuid_document uuid not null,
  uuid_file uuid not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  reason text not null check (reason in ('signed')),
  created_at timestamptz not null,
  primary key (tenant_id, uuid_document),
  foreign key (tenant_id, uuid_document) references documents on delete cascade,
  foreign key (tenant_id, uuid_file) references files
);
create index quarantine_by_file on quarantine (tenant_id, uuid_file);
select protect_tenant('quarantine');

create trigger release_file after delete on quarantine
  for each row execute function release_file();
`;
