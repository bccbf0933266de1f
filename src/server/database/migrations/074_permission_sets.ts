/**
 * What staff may do is said by the permission set that they have, and no longer by each of them: those of the
 * version before get the set of their rights, one for all who had the same. What was one right to operate is five.
 */
export const permissionSets = `
create table permission_sets (
  tenant_id uuid not null references tenants,
  uuid uuid not null,
  key_name text not null check (key_name ~ '^[A-Z][A-Z0-9_]{0,59}$'),
  permissions text[] not null check (permissions <@ array['read', 'operate', 'validate',
    'change_status', 'export_rd', 'see_photos', 'edit', 'publish']),
  primary key (tenant_id, uuid),
  unique (tenant_id, key_name)
);

alter table users add column uuid_permission_set uuid;
alter table users no force row level security;
alter table interveners no force row level security;
create temporary table had on commit drop as
  select tenant_id, uuid, kind, array(select distinct one from unnest(case
      when 'operate' = any(permissions)
        then permissions || array['validate', 'change_status', 'export_rd', 'see_photos']
      else permissions end) one
    where one in ('read', 'operate', 'edit', 'publish', 'validate', 'change_status', 'export_rd',
      'see_photos') order by one) as rights
  from users where kind <> 'investor';
insert into permission_sets (tenant_id, uuid, key_name, permissions)
  select tenant_id, gen_random_uuid(), case rights
      when array['change_status', 'export_rd', 'operate', 'read', 'see_photos', 'validate']
        then 'OPERATIONS'
      when array['read'] then 'CONSULTATION'
      when array['edit'] then 'STUDIO_EDITION'
      when array['edit', 'publish'] then 'STUDIO_PUBLICATION'
      else 'MIGRATED_' || row_number() over (partition by tenant_id order by rights) end, rights
  from (select distinct tenant_id, rights from had) each_once;
update users set uuid_permission_set = found.uuid from had, permission_sets found
  where had.tenant_id = users.tenant_id and had.uuid = users.uuid
    and found.tenant_id = had.tenant_id and found.permissions = had.rights;
update interveners set uuid_permission_set = null where uuid_permission_set is not null;
alter table users add constraint permissions_of_user
  foreign key (tenant_id, uuid_permission_set) references permission_sets;
alter table interveners add constraint permissions_of_person
  foreign key (tenant_id, uuid_permission_set) references permission_sets;
create index users_by_permission_set on users (tenant_id, uuid_permission_set)
  where uuid_permission_set is not null;
alter table users force row level security;
alter table interveners force row level security;
select protect_tenant('permission_sets');
create policy of_owner_unbound on permission_sets for select to current_user
  using (nullif(current_setting('app.tenant', true), '') is null);

-- Another set is other rights: no session of before goes on with them.
drop trigger end_sessions_of_user on users;
alter table users drop column permissions;
create trigger end_sessions_of_user after update on users for each row
  when (row (old.password_hash, old.kind, old.uuid_permission_set, old.is_blocked, old.uuid_intervener)
    is distinct from
    row (new.password_hash, new.kind, new.uuid_permission_set, new.is_blocked, new.uuid_intervener))
  execute function end_sessions_of_user();

-- Servers of the version before still write here; nobody reads it.
alter table access_tokens alter column permissions set default '{}';

-- Rights are read with each request, from the set as it is then; investors have theirs by their roles.
create or replace function bearer_of(token bytea) returns table (
  tenant_id uuid, kind text, uuid_session uuid, uuid_user uuid, uuid_intervener uuid,
  permissions text[], expires_at timestamptz, release_hash text
) language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp as $$
begin
  return query select access.tenant_id, access.kind, access.uuid_session, access.uuid_user,
      person.uuid_intervener, coalesce(rights.permissions, '{}'), access.expires_at, pointer.hash
    from public.access_tokens access
    left join public.sessions session
      on session.tenant_id = access.tenant_id and session.uuid = access.uuid_session
    left join public.users person
      on person.tenant_id = session.tenant_id and person.uuid = session.uuid_user
    left join public.permission_sets rights
      on rights.tenant_id = person.tenant_id and rights.uuid = person.uuid_permission_set
        and person.kind <> 'investor'
    left join public.release_pointers pointer on pointer.tenant_id = access.tenant_id
    where access.hash = token and (access.kind = 'client' or (session.ended_at is null
      and person.kind = access.kind and not person.is_blocked));
end $$;
`;
