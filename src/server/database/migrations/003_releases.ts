/** Published documents by the hash of their bytes, releases that name them, and each tenant's pointer. */
export const releases = `
create table blobs (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  body text not null
);

create table releases (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  tenant_id uuid not null references tenants,
  manifest text not null,
  made_by text not null,
  made_at timestamptz not null
);

create table release_blobs (
  release_hash text not null references releases,
  blob_hash text not null references blobs,
  role text not null check (role in ('document', 'validator')),
  primary key (release_hash, blob_hash, role)
);
create index release_blobs_by_blob on release_blobs (blob_hash, role);

create table release_pointers (
  tenant_id uuid primary key references tenants,
  hash text not null references releases,
  moved_at timestamptz not null
);

create table release_inputs (
  tenant_id uuid primary key references tenants,
  inputs text not null,
  considered_at timestamptz not null,
  problems jsonb not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name;
end $$;
create trigger immutable before update or delete on blobs
  for each row execute function refuse_change();
create trigger immutable before update or delete on releases
  for each row execute function refuse_change();
`;
