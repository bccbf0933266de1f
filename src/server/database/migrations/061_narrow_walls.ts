/**
 * Counters of attempts belong to the tenant that their key names, those of a session that proves itself again
 * too; a signature that is decided stays as it is, and a change of contacts is confirmed once.
 */
export const narrowWalls = `
create function tenant_of_throttle(key text) returns uuid language sql immutable as $$
  select pg_catalog.substring(key, '^(?:user|device|device/user|reauthentication)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:/|$)')::pg_catalog.uuid
$$;
-- Servers of the version before leave it out for a session.
create function own_throttle() returns trigger language plpgsql as $$
begin
  new.tenant_id := coalesce(new.tenant_id, tenant_of_throttle(new.key));
  return new;
end $$;
create trigger own_throttle before insert on throttles
  for each row execute function own_throttle();
alter table throttles no force row level security;
-- Those of tenants that are gone count for nobody.
delete from throttles where tenant_id is null and tenant_of_throttle(key) is not null
  and tenant_of_throttle(key) not in (select id from tenants);
update throttles set tenant_id = tenant_of_throttle(key) where tenant_id is null;
alter table throttles force row level security;
alter policy of_tenant on throttles using (
  tenant_id = (select bound_tenant())
  or (tenant_id is null and tenant_of_throttle(key) is null));

create function keep_signature() returns trigger language plpgsql as $$
begin
  if (new.tenant_id, new.uuid, new.uuid_intervener, new.provider, new.created_at)
      is distinct from (old.tenant_id, old.uuid, old.uuid_intervener, old.provider, old.created_at)
    or (new.status = 'PENDING') is distinct from (new.decided_at is null)
  then
    raise exception '% rows are never changed in this', tg_table_name using errcode = '42501';
  end if;
  -- A try may be given back when the signature is made.
  if old.status <> 'PENDING' then
    old.tries := new.tries;
    if new is distinct from old then
      raise exception '% rows are never changed once they are decided', tg_table_name
        using errcode = '42501';
    end if;
  end if;
  return new;
end $$;
create trigger keep_signature before update on signatures
  for each row execute function keep_signature();

create function confirm_once() returns trigger language plpgsql as $$
begin
  if old.confirmed_at is not null or new.confirmed_at is null or new.confirmed_by is null then
    raise exception '% rows are confirmed once', tg_table_name using errcode = '42501';
  end if;
  return new;
end $$;
create trigger confirm_once before update on contact_changes
  for each row execute function confirm_once();

-- A signature on bytes is made void, never valid again.
create function void_once() returns trigger language plpgsql as $$
begin
  if not new.is_void and old.is_void then
    raise exception '% rows do not become valid again', tg_table_name using errcode = '42501';
  end if;
  return new;
end $$;
create trigger void_once before update on document_signers
  for each row execute function void_once();
`;
