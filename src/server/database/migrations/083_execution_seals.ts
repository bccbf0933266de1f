/**
 * What each line of the double entry, and the operation that it is of, said when they were written: whose account,
 * which NAV and day, which gain and lots, on which day and against whom. Whoever alters either afterwards leaves
 * them unlike their seal. Written by the database, so that servers of the version before keep it too; what was
 * executed before is sealed as it is found.
 */
export const executionSeals = `
create table execution_seals (
  tenant_id uuid not null,
  uuid_operation uuid not null,
  ledger_account text not null,
  hash text not null,
  primary key (tenant_id, uuid_operation, ledger_account)
);

create function execution_hash(line ledger_postings, done operations) returns text
language sql stable set datestyle = 'ISO' set search_path = public, pg_temp as $$
  select md5(row(line.key_product, line.booked_on, line.shares, line.amount, line.uuid_request, line.source,
    done.uuid_account, done.key_product, done.operation_type, done.operation_status, done.shares, done.nav,
    done.nav_date, done.gross_amount, done.net_amount, done.commission, done.withholding, done.fiscal_import,
    done.details->'lots')::text)
$$;

-- The owner of a table passes its policy by while it is not forced: all tenants at once.
alter table ledger_postings no force row level security;
alter table operations no force row level security;
insert into execution_seals
  select line.tenant_id, line.uuid_operation, line.ledger_account, execution_hash(line, done)
  from ledger_postings line
  join operations done on done.tenant_id = line.tenant_id and done.uuid = line.uuid_operation;
alter table operations force row level security;
alter table ledger_postings force row level security;
select protect_tenant('execution_seals');
create trigger immutable before update or delete or truncate on execution_seals
  for each statement execute function refuse_change();

-- At the end of the transaction, when all of the operation is written. A backup brings its own.
create function seal_execution() returns trigger language plpgsql as $$
begin
  insert into execution_seals
    select new.tenant_id, new.uuid_operation, new.ledger_account, execution_hash(new, done)
    from operations done where done.tenant_id = new.tenant_id and done.uuid = new.uuid_operation
    on conflict do nothing;
  return null;
end $$;
create constraint trigger sealed after insert on ledger_postings deferrable initially deferred
  for each row execute function seal_execution();
`;
