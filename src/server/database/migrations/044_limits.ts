/** Which release a tenant served from when on: how long an older form may still be answered is told by it. */
export const limits = `
create table release_history (
  sequence bigint generated always as identity primary key,
  tenant_id uuid not null references tenants,
  hash text not null references releases,
  since timestamptz not null
);
create index release_history_by_tenant on release_history (tenant_id, sequence);
create trigger immutable before update or delete on release_history
  for each row execute function refuse_change();

-- Until now only the last move was kept: each release was served from when it was made.
insert into release_history (tenant_id, hash, since)
  select tenant_id, hash, made_at from releases made
  where not exists (select from release_pointers p where p.tenant_id = made.tenant_id and p.hash = made.hash)
  order by made_at;
insert into release_history (tenant_id, hash, since)
  select tenant_id, hash, moved_at from release_pointers;

-- Everybody may read it, only its own tenant adds to it.
select protect_tenant('release_history');
create policy published on release_history for select using (true);
`;
