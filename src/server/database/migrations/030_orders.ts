/**
 * What was asked to happen once: a request's key, what it said and what it was answered. And money that
 * was matched with the order it pays for.
 */
export const orders = `
create table once (
  tenant_id uuid not null,
  uuid_user uuid not null,
  call text not null,
  about text not null,
  key text not null,
  body_hash text not null,
  answer text not null,
  answered_at timestamptz not null,
  primary key (tenant_id, uuid_user, call, about, key)
);
create index once_by_age on once (tenant_id, answered_at);
select protect_tenant('once');

create table reconciliations (
  tenant_id uuid not null,
  uuid_operation uuid not null,
  amount bigint not null,
  reconciled_on date not null,
  source text not null check (source in ('PAYMENT', 'STAFF', 'DIRECT_DEBIT', 'TRANSFER')),
  reference text,
  primary key (tenant_id, uuid_operation),
  foreign key (tenant_id, uuid_operation) references operations
);
select protect_tenant('reconciliations');
`;
