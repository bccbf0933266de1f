/**
 * Papers that were drawn, under a hash of everything they are made of. Whoever needs the same one again gets
 * these bytes. Nothing is lost with them: they are drawn again.
 */
export const keptDocuments = `
create table kept_documents (
  tenant_id uuid not null,
  content_hash bytea not null,
  bytes bytea not null,
  made_at timestamptz not null,
  primary key (tenant_id, content_hash)
);
create index kept_documents_by_age on kept_documents (tenant_id, made_at);
select protect_tenant('kept_documents');
`;
