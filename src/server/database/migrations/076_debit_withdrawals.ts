/**
 * Direct debits that were with the bank when their order was cancelled: it is asked not to collect them, each once.
 * Those of orders that were cancelled before are entered as they are found.
 */
export const debitWithdrawals = `
create table debit_withdrawals (
  tenant_id uuid not null,
  uuid_debit uuid not null,
  asked_at timestamptz not null,
  primary key (tenant_id, uuid_debit),
  foreign key (tenant_id, uuid_debit) references direct_debits
);
alter table operations no force row level security;
alter table operation_history no force row level security;
alter table direct_debits no force row level security;
alter table debit_answers no force row level security;
alter table staff_alerts no force row level security;
with out as (
  select debit.tenant_id, debit.uuid, debit.uuid_operation, debit.amount, (
      select max(changed_at) from operation_history past where past.tenant_id = debit.tenant_id
        and past.uuid_operation = debit.uuid_operation and past.status_to = 'CANCELLED'
    ) as cancelled_at
  from direct_debits debit
  join operations o on o.tenant_id = debit.tenant_id and o.uuid = debit.uuid_operation
  where o.operation_status = 'CANCELLED' and not exists (select from debit_answers answer
    where answer.tenant_id = debit.tenant_id and answer.uuid_debit = debit.uuid)
), kept as (
  insert into debit_withdrawals
    select tenant_id, uuid, coalesce(cancelled_at, now()) from out
)
insert into staff_alerts (tenant_id, uuid, kind, subject, facts, created_at)
  select tenant_id, gen_random_uuid(), 'DEBIT_WITHDRAWAL', uuid_operation, jsonb_build_object(
    'operation', uuid_operation, 'amount', translate(to_char(amount / 100.0, 'FM999,999,999,990.00'), ',.', '.,')
  ), coalesce(cancelled_at, now()) from out;
alter table staff_alerts force row level security;
alter table debit_answers force row level security;
alter table direct_debits force row level security;
alter table operation_history force row level security;
alter table operations force row level security;
select protect_tenant('debit_withdrawals');
create trigger immutable before update or delete or truncate on debit_withdrawals
  for each statement execute function refuse_change();
`;
