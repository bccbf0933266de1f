/** An upload that is sent again under its request's id finds what it made the first time. */
export const uploadsOnce = `
alter table documents
  add column request_id text,
  add column request_place smallint;
create unique index documents_once
  on documents (tenant_id, uploaded_by, request_id, request_place) where request_id is not null;
`;
