/**
 * The walls behind the calls: which tenant a transaction is bound to has to be proved, every table that
 * holds something of a tenant has row security, letters are kept in cipher, and what happened is added to
 * and never changed.
 */
export const walls = `
-- Who can write a statement as requests do can set any setting: that of the tenant counts only together
-- with its seal, which nobody can make who cannot read this row.
create schema if not exists owner_only;
create table owner_only.seal (
  id boolean primary key default true check (id),
  secret bytea not null
);
insert into owner_only.seal (secret) select sha256(string_agg(uuid_send(gen_random_uuid()), ''))
  from generate_series(1, 4);

-- The tenant that the transaction is bound to: '<uuid>.<seal>' for requests; the owner, whom nothing else
-- binds either, may leave the seal out.
-- Asked by every statement, so one query without a variable, whose plan is made once and kept; every name
-- says its schema, which is cheaper than to set the path.
create function bound_tenant() returns uuid language plpgsql stable parallel safe security definer as $$
begin
  return (select case
    when pg_catalog.length(pg_catalog.current_setting('app.tenant', true))
        operator(pg_catalog.>) 36 then
      case when pg_catalog.sha256(secret operator(pg_catalog.||) pg_catalog.uuid_send(
          pg_catalog.left(pg_catalog.current_setting('app.tenant', true), 36)::pg_catalog.uuid))
        operator(pg_catalog.=) pg_catalog.decode(
          pg_catalog.substr(pg_catalog.current_setting('app.tenant', true), 38), 'hex')
      then pg_catalog.left(pg_catalog.current_setting('app.tenant', true), 36)::pg_catalog.uuid end
    when pg_catalog.current_setting('app.tenant', true) operator(pg_catalog.<>) ''
        and pg_catalog.pg_has_role(session_user, current_user, 'member') then
      pg_catalog.current_setting('app.tenant', true)::pg_catalog.uuid
    end from owner_only.seal);
end $$;

-- Asked once for a statement and not for each row.
create or replace function protect_tenant(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy of_tenant on %s using (tenant_id = (select bound_tenant()))', name);
end $$;
do $$
declare
  closed regclass;
begin
  for closed in select polrelid from pg_policy where polname = 'of_tenant' loop
    execute format(
      'alter policy of_tenant on %s using (tenant_id = (select bound_tenant()))', closed);
  end loop;
end $$;

select protect_tenant('access_tokens');
select protect_tenant('refresh_tokens');
select protect_tenant('outbox');

-- Everybody may read what is published; only its own tenant publishes.
select protect_tenant('releases');
create policy published on releases for select using (true);
select protect_tenant('release_pointers');
create policy published on release_pointers for select using (true);
select protect_tenant('release_inputs');
create policy published on release_inputs for select using (true);

-- Counters of attempts: those of a user belong to the tenant, those of an address to nobody.
alter table throttles add column tenant_id uuid references tenants;
update throttles set tenant_id = substring(key from '^(?:user|device/user)/([0-9a-f-]{36})/')::uuid;
alter table throttles enable row level security;
alter table throttles force row level security;
create policy of_tenant on throttles
  using (tenant_id is null or tenant_id = (select bound_tenant()));

-- What a letter says, in cipher; letters from before keep it in the clear until they are sent.
alter table outbox add column sealed bytea;

-- What happened, and what was answered, received or counted: a correction is one more row.
do $$
declare
  added text;
begin
  foreach added in array array['operation_history', 'payment_events', 'payment_logs',
      'poll_answers', 'reconciliations', 'rd_batch_operations', 'signature_documents',
      'test_attempts', 'test_results', 'occurrences', 'expiry_notices'] loop
    execute format('create trigger immutable before update or delete or truncate on %I
      for each statement execute function refuse_change()', added);
  end loop;
end $$;
`;
