/**
 * Which tenant a transaction is bound to is asked for every table of every statement. The function that says it
 * read the owner's secret each time, which was a third of what a request of many statements took. It now bears
 * the hash of each tenant's seal, which betrays no seal, and is written anew when a tenant is added.
 */
export const quickWalls = `
-- The owner, whom nothing else binds either, may leave the seal out.
create function bound_owner() returns uuid language plpgsql stable parallel safe security definer as $$
begin
  return case
    when pg_catalog.length(pg_catalog.current_setting('app.tenant', true)) operator(pg_catalog.=) 36
        and pg_catalog.pg_has_role(session_user, current_user, 'member')
    then pg_catalog.current_setting('app.tenant', true)::pg_catalog.uuid end;
end $$;

create function owner_only.write_bound_tenant() returns void language plpgsql as $owner$
declare
  branches text;
begin
  -- One at a time: servers start together.
  perform pg_advisory_xact_lock(hashtext('bound_tenant'));
  select string_agg(format('when seal operator(pg_catalog.=) %L::pg_catalog.bytea then %L::pg_catalog.uuid',
      sha256(sha256(secret || uuid_send(tenants.id))), tenants.id), E'\\n    ' order by tenants.id)
    into branches from tenants, owner_only.seal;
  execute format($body$
create or replace function %1$I.bound_tenant() returns uuid language plpgsql stable parallel safe as $$
declare
  seal pg_catalog.bytea := pg_catalog.sha256(pg_catalog.decode(
    pg_catalog.substr(pg_catalog.current_setting('app.tenant', true), 38), 'hex'));
begin
  -- Simple expressions without a query: a microsecond. Every name says its schema: the path is the asker's.
  return case
    %2$s
    else %1$I.bound_owner() end;
end $$$body$, current_schema, coalesce(branches, 'when false then null'));
end $owner$;
alter function bound_tenant() security invoker;

create function owner_only.seal_tenants() returns trigger language plpgsql as $$
begin
  if exists (select from made) then
    perform owner_only.write_bound_tenant();
  end if;
  return null;
end $$;
create trigger seal_tenants after insert on tenants referencing new table as made
  for each statement execute function owner_only.seal_tenants();
select owner_only.write_bound_tenant();
`;
