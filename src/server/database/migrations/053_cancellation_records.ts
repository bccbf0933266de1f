/** Which orders the registry was told to withdraw, and by which batch: each once. */
export const cancellationRecords = `
create table rd_cancellations (
  tenant_id uuid not null,
  uuid_operation uuid not null,
  uuid_batch uuid not null,
  primary key (tenant_id, uuid_operation),
  foreign key (tenant_id, uuid_operation) references operations,
  foreign key (tenant_id, uuid_batch) references rd_batches
);
create trigger immutable before update or delete or truncate on rd_cancellations
  for each statement execute function refuse_change();
select protect_tenant('rd_cancellations');
create index rd_batches_by_time on rd_batches (tenant_id, created_at desc);
`;
