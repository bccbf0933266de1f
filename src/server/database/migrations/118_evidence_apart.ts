/**
 * For whom somebody signed stands with each document that they signed, and no more with the code that signed several:
 * of a code that signed for one account or person it is known, of another it is not guessed. Evidence of such a code
 * that is of several orders or people was drawn of all of them: it is drawn anew of what it is kept with, and what was
 * handed out before is known by its fingerprint as it was.
 */
export const evidenceApart = `
alter table document_signers add column capacity jsonb;

alter table document_signers no force row level security;
alter table documents no force row level security;
alter table files no force row level security;
alter table operations no force row level security;
alter table sealed_papers no force row level security;
alter table signature_documents no force row level security;
alter table signatures no force row level security;

create temporary table signed_at_once on commit drop as
  select shown.tenant_id, shown.uuid_signature,
    count(distinct documents.uuid_owner) as owners,
    count(distinct coalesce(operations.uuid_account, documents.uuid_owner)) as parties
  from signature_documents shown
  join documents on documents.tenant_id = shown.tenant_id and documents.uuid = shown.uuid_document
  left join operations on operations.tenant_id = documents.tenant_id
    and operations.uuid = documents.uuid_owner and documents.section = 'OPERATION'
  group by 1, 2;

update document_signers signer set capacity = signatures.capacity
from signatures, signed_at_once once
where signatures.tenant_id = signer.tenant_id and signatures.uuid = signer.uuid_signature
  and once.tenant_id = signer.tenant_id and once.uuid_signature = signer.uuid_signature
  and signatures.capacity is not null
  and (once.parties = 1 or signatures.capacity = '{"acts_for": [], "represented_by": []}');

insert into sealed_papers (tenant_id, sha256, reference, subcategory, sealed_at)
  select documents.tenant_id, files.sha256, documents.uuid, documents.subcategory, files.created_at
  from documents
  join files on files.tenant_id = documents.tenant_id and files.uuid = documents.uuid_file
  join signed_at_once once on once.tenant_id = documents.tenant_id
    and once.uuid_signature::text = documents.recipe->>'signature' and once.owners > 1
  where documents.recipe->>'make' = 'evidence'
  on conflict do nothing;
update documents set uuid_file = null
from signed_at_once once
where documents.recipe->>'make' = 'evidence' and documents.uuid_file is not null
  and once.tenant_id = documents.tenant_id
  and once.uuid_signature::text = documents.recipe->>'signature' and once.owners > 1;

alter table document_signers force row level security;
alter table documents force row level security;
alter table files force row level security;
alter table operations force row level security;
alter table sealed_papers force row level security;
alter table signature_documents force row level security;
alter table signatures force row level security;
`;
