/**
 * Payments of orders: what was asked of a provider, what it said (each of its events once), what the
 * client says happened, and what the demo's own provider knows.
 */
export const payments = `
create table payments (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_operation uuid not null,
  provider text not null,
  reference text,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('PENDING', 'PAID', 'REJECTED', 'REFUND_DUE')),
  created_by uuid not null,
  created_at timestamptz not null,
  asked_at timestamptz,
  decided_at timestamptz,
  primary key (tenant_id, uuid),
  unique (tenant_id, provider, reference),
  foreign key (tenant_id, uuid_operation) references operations
);
create unique index payments_open on payments (tenant_id, uuid_operation) where status = 'PENDING';
create index payments_waiting on payments (tenant_id, created_at) where status = 'PENDING';
select protect_tenant('payments');

create table payment_events (
  tenant_id uuid not null,
  provider text not null,
  event text not null,
  uuid_payment uuid not null,
  status text not null,
  amount bigint not null,
  received_at timestamptz not null,
  primary key (tenant_id, provider, event),
  foreign key (tenant_id, uuid_payment) references payments
);
select protect_tenant('payment_events');

create table payment_logs (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_operation uuid not null,
  uuid_payment uuid,
  status text not null,
  detail text,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_operation) references operations
);
create index payment_logs_by_operation on payment_logs (tenant_id, uuid_operation, created_at);
select protect_tenant('payment_logs');

-- The demo's provider, as if it were a house of its own.
create table sandbox_payments (
  tenant_id uuid not null,
  reference text not null,
  amount bigint not null,
  concept text not null,
  status text not null check (status in ('PENDING', 'PAID', 'REJECTED')),
  primary key (tenant_id, reference)
);
select protect_tenant('sandbox_payments');
`;
