/** Direct debits that were handed to the bank, one for each order, and what the bank said of them: each answer once. */
export const directDebits = `
create table direct_debits (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_operation uuid not null,
  amount bigint not null check (amount > 0),
  due_on date not null,
  presented_at timestamptz not null,
  primary key (tenant_id, uuid),
  unique (tenant_id, uuid_operation),
  foreign key (tenant_id, uuid_operation) references operations
);
select protect_tenant('direct_debits');

create table debit_answers (
  tenant_id uuid not null,
  uuid_debit uuid not null,
  result text not null check (result in ('PAID', 'REJECTED', 'RETURNED')),
  -- Of the bank's message.
  reference text not null,
  reason text,
  source text not null check (source in ('BANK', 'STAFF')),
  answered_at timestamptz not null,
  primary key (tenant_id, uuid_debit, result),
  unique (tenant_id, reference),
  foreign key (tenant_id, uuid_debit) references direct_debits
);
select protect_tenant('debit_answers');

create trigger immutable before update or delete or truncate on direct_debits
  for each statement execute function refuse_change();
create trigger immutable before update or delete or truncate on debit_answers
  for each statement execute function refuse_change();
`;
