/**
 * What proves something is found again without reading everything: signatures that left no bytes by what was shown,
 * and who of the house looked at a document or a declaration.
 */
export const foundAgain = `
create index document_signers_by_shown on document_signers (tenant_id, sha256) where signed_sha256 is null;
create index audit_of_papers on audit (tenant_id,
  coalesce(about->>'docId', about->>'dossierId', about->>'transcriptId', about->>'version'))
  where coalesce(about->>'docId', about->>'dossierId', about->>'transcriptId', about->>'version') is not null;
`;
