/**
 * Under which key the answers of a draft are sent: as long as a draft lives, what is sent of it happens once. Drafts of
 * before get one of their own.
 */
export const draftKeys = `
alter table drafts add column idempotency_key text not null default gen_random_uuid()::text;
create index drafts_by_key on drafts (tenant_id, idempotency_key);
`;
