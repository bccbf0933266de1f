/** What one person has sent is counted whenever they send more. */
export const senderIndexes = `
create index documents_by_sender on documents (tenant_id, uploaded_by, created_at);
create index issues_by_person on issues (tenant_id, uuid_intervener, created_at);
`;
