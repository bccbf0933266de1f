/**
 * Who was handed which bytes of a document that waits for signatures, and when first: nobody signs what they have not
 * opened. What waits for a signature is found without looking at what does not.
 */
export const documentOpenings = `
create table document_openings (
  tenant_id uuid not null,
  uuid_intervener uuid not null,
  uuid_document uuid not null,
  sha256 text not null,
  opened_at timestamptz not null,
  primary key (tenant_id, uuid_intervener, uuid_document, sha256),
  foreign key (tenant_id, uuid_intervener) references interveners
);
select protect_tenant('document_openings');
create trigger immutable before update or delete or truncate on document_openings
  for each statement execute function refuse_change();

create index documents_to_sign on documents (tenant_id, section, uuid_owner)
  where needs_signature and not is_signed;
`;
