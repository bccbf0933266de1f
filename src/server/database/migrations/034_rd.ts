/** What was sent to the registry: each batch with its exact bytes, and which orders it was of. */
export const rd = `
create table rd_batches (
  tenant_id uuid not null,
  uuid uuid not null,
  day date not null,
  sequence integer not null check (sequence between 1 and 9999),
  content bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, uuid),
  unique (tenant_id, day, sequence)
);
create trigger immutable before update or delete or truncate on rd_batches
  for each statement execute function refuse_change();
select protect_tenant('rd_batches');

-- An order is sent once.
create table rd_batch_operations (
  tenant_id uuid not null,
  uuid_operation uuid not null,
  uuid_batch uuid not null,
  place integer not null,
  primary key (tenant_id, uuid_operation),
  unique (tenant_id, uuid_batch, place),
  foreign key (tenant_id, uuid_operation) references operations,
  foreign key (tenant_id, uuid_batch) references rd_batches
);
select protect_tenant('rd_batch_operations');
`;
