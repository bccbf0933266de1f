/**
 * The certificate authority of an installation, its private key in cipher only; and of each signature on a document
 * the bytes that came of it: which lay before it, which lie behind it, by which certificate. Signatures of before have
 * no signed bytes: what is on record is what there is of them.
 */
export const signedPapers = `
create table signing_authorities (
  uuid uuid primary key,
  certificate text not null,
  sealed_key bytea not null,
  created_at timestamptz not null
);
create trigger immutable before update or delete on signing_authorities
  for each row execute function refuse_change();

alter table document_signers
  add column place integer,
  add column uuid_signed_file uuid,
  add column before_sha256 text,
  add column signed_sha256 text,
  add column certificate text,
  add column stamped_at timestamptz,
  add column ip text,
  add column tries integer,
  add constraint document_signers_bytes check ((uuid_signed_file is null) = (signed_sha256 is null)
    and (uuid_signed_file is null) = (certificate is null) and (uuid_signed_file is null) = (place is null)
    and (uuid_signed_file is null) = (before_sha256 is null)),
  add foreign key (tenant_id, uuid_signed_file) references files;
create index document_signers_by_bytes on document_signers (tenant_id, signed_sha256)
  where signed_sha256 is not null;

-- What the house sealed and handed out without keeping it: it is known again by its fingerprint.
create table sealed_papers (
  tenant_id uuid not null,
  sha256 text not null,
  reference uuid not null,
  subcategory text not null,
  sealed_at timestamptz not null,
  primary key (tenant_id, sha256)
);
select protect_tenant('sealed_papers');
create trigger immutable before update or delete or truncate on sealed_papers
  for each statement execute function refuse_change();
create index sealed_papers_by_reference on sealed_papers (tenant_id, reference);
create index files_by_bytes on files (tenant_id, sha256);
`;
