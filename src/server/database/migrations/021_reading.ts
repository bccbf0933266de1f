/**
 * What reading operations and products needs: orderings that are found by index however many rows
 * there are, the operation that a support request is about, fees, minimums and papers of products,
 * what the regulator's register says of a manager.
 */
export const reading = `
-- Lists are ordered by a field, then request and uuid, all in one direction: read forwards or backwards.
drop index operations_by_request;
create index operations_by_request on operations (tenant_id, request_date, uuid);
create index operations_by_account_request
  on operations (tenant_id, uuid_account, request_date, uuid);
create index operations_by_type
  on operations (tenant_id, operation_type, request_date, uuid);
create index operations_by_status
  on operations (tenant_id, operation_status, request_date, uuid);
create index operations_by_product
  on operations (tenant_id, key_product, request_date, uuid);

alter table issues add column uuid_operation uuid;
-- The owner of a table passes its policy by while it is not forced: all tenants at once.
alter table issues no force row level security;
update issues set uuid_operation = substring(links->'operations'->>0 from '[0-9a-f-]{36}$')::uuid
  where links->'operations'->>0 ~ '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
alter table issues force row level security;
create index issues_by_operation on issues (tenant_id, uuid_operation, created_at);

alter table products
  add column minimum_periodic bigint,
  add column minimum_remaining bigint,
  add column subscription_fee numeric(6, 4),
  add column redemption_fee numeric(6, 4),
  add column depositary_fee numeric(6, 4),
  add column notice_days smallint,
  add column fund_dgs_code text,
  add column manager_dgs_code text,
  add column depositary_dgs_code text;

create table product_documents (
  tenant_id uuid not null,
  uuid uuid not null,
  key_product text not null,
  subcategory text not null,
  filename text not null,
  published_on date not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, key_product) references products
);
create index product_documents_by_product on product_documents (tenant_id, key_product);
select protect_tenant('product_documents');

alter table cnmv_managers
  add column kind text check (kind in ('SGIIC', 'EGFP', 'DISTRIBUTOR', 'INSURER')),
  add column dgs_code text,
  add column products jsonb;
`;
