/**
 * Money that is here and not invested yet, kept a second time: when it arrived with a message about a transfer, and
 * when it was matched with its order, so that neither can be changed or lost without the other telling. Written
 * by the database, so that servers of the version before keep it too.
 */
export const receivedMoney = `
create table received_money (
  tenant_id uuid not null,
  uuid_operation uuid not null,
  step text not null check (step in ('ARRIVED', 'MATCHED')),
  amount bigint not null,
  primary key (tenant_id, uuid_operation, step),
  foreign key (tenant_id, uuid_operation) references operations
);

-- The owner of a table passes its policy by while it is not forced: all tenants at once.
alter table reconciliations no force row level security;
alter table transfer_messages no force row level security;
insert into received_money
  select tenant_id, uuid_operation, 'MATCHED', amount from reconciliations
  union all
  select tenant_id, uuid_operation, 'ARRIVED', amount from transfer_messages
    where kind = 'MONEY' and refused is null and amount is not null and uuid_operation is not null;
alter table transfer_messages force row level security;
alter table reconciliations force row level security;
select protect_tenant('received_money');
create trigger immutable before update or delete or truncate on received_money
  for each statement execute function refuse_change();

-- A backup brings both: what is there already is not written again.
create function keep_received() returns trigger language plpgsql as $$
begin
  insert into received_money values (new.tenant_id, new.uuid_operation, tg_argv[0], new.amount)
    on conflict do nothing;
  return null;
end $$;
create trigger keep_received after insert on reconciliations
  for each row execute function keep_received('MATCHED');
create trigger keep_received after insert on transfer_messages
  for each row when (new.kind = 'MONEY' and new.refused is null and new.amount is not null
    and new.uuid_operation is not null)
  execute function keep_received('ARRIVED');
`;
