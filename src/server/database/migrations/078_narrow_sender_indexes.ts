/**
 * Only what people sent stands in the indexes by which it is counted: a table without statistics was read by
 * them whole, tenant by tenant, for rows that another index finds.
 */
export const narrowSenderIndexes = `
drop index documents_by_sender;
create index documents_by_sender on documents (tenant_id, uploaded_by, created_at) where uploaded_by is not null;
drop index issues_by_person;
create index issues_by_person on issues (tenant_id, uuid_intervener, created_at) where uuid_intervener is not null;
`;
