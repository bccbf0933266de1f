/**
 * What was sent about a signature or an order, to whom as far as may be shown, and what became of it: who took it,
 * delivered it or gave it up, and when. Only ever added to: what is sent counts as received when this says so.
 */
export const messageReceipts = `
create table messages (
  tenant_id uuid not null,
  uuid uuid not null,
  kind text not null,
  channel text not null check (channel in ('MAIL', 'SMS')),
  sent_to text not null,
  uuid_signature uuid,
  uuid_operation uuid,
  sent_at timestamptz not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_signature) references signatures,
  foreign key (tenant_id, uuid_operation) references operations,
  check (uuid_signature is not null or uuid_operation is not null)
);
create index messages_of_signature on messages (tenant_id, uuid_signature) where uuid_signature is not null;
create index messages_of_operation on messages (tenant_id, uuid_operation) where uuid_operation is not null;
select protect_tenant('messages');
create trigger immutable before update or delete or truncate on messages
  for each statement execute function refuse_change();

create table message_receipts (
  tenant_id uuid not null,
  uuid_message uuid not null,
  state text not null check (state in ('TAKEN', 'DELIVERED', 'FAILED')),
  said_by text not null,
  detail text,
  at timestamptz not null,
  primary key (tenant_id, uuid_message, state),
  foreign key (tenant_id, uuid_message) references messages
);
select protect_tenant('message_receipts');
create trigger immutable before update or delete or truncate on message_receipts
  for each statement execute function refuse_change();
`;
