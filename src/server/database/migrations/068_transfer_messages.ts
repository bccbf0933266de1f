/** What was told about transfers from other entities, in the order in which it came; each reference once. */
export const transferMessages = `
create table transfer_messages (
  tenant_id uuid not null,
  uuid uuid not null,
  -- None where nobody knows the request that it names.
  uuid_operation uuid,
  reference text not null,
  kind text not null check (kind in ('REQUESTED', 'ACCEPTED', 'REJECTED', 'MONEY', 'FISCAL_DATA',
    'AMOUNT_ACCEPTED', 'RETURNED')),
  amount bigint check (amount > 0),
  reason text,
  lots jsonb,
  source text not null check (source in ('STAFF', 'FILE', 'EXCHANGE')),
  -- Null where it took effect; otherwise why it did not.
  refused text,
  received_at timestamptz not null,
  primary key (tenant_id, uuid),
  unique (tenant_id, reference),
  foreign key (tenant_id, uuid_operation) references operations
);
create index transfer_messages_of_operation on transfer_messages (tenant_id, uuid_operation);
select protect_tenant('transfer_messages');

create trigger immutable before update or delete or truncate on transfer_messages
  for each statement execute function refuse_change();
`;
