/** Who did what: one row for every write and every look of staff, added to and never changed. */
export const audit = `
create table audit (
  tenant_id uuid not null references tenants,
  sequence bigint generated always as identity,
  at timestamptz not null,
  kind text not null,
  uuid_user uuid not null,
  call text not null,
  about jsonb not null,
  request_id text not null,
  primary key (tenant_id, sequence)
);
create index audit_by_user on audit (tenant_id, uuid_user, at desc);
select protect_tenant('audit');
create trigger immutable before update or delete or truncate on audit
  for each statement execute function refuse_change();
`;
