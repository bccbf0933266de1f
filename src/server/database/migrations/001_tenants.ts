/** Tenants, the clock of the demo, and the second wall between tenants: row-level security. */
export const tenants = `
create table tenants (
  id uuid primary key,
  name text not null unique
);

create table clock (
  id boolean primary key default true check (id),
  shift_ms bigint not null check (shift_ms >= 0)
);

-- Closes a table with a tenant_id: even its owner sees and writes only rows of the tenant that the
-- transaction is bound to, and nothing at all outside of such a transaction.
create function protect_tenant(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy of_tenant on %s using (tenant_id = nullif(current_setting(''app.tenant'', true), '''')::uuid)',
    name
  );
end $$;
`;
