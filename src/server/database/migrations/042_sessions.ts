/**
 * What proves a session ends with it: a token is looked up together with its session and its user, and a
 * user whose password, kind or rights change has no session left, whoever changes them.
 */
export const sessions = `
-- Tokens are found before their tenant is known. Nobody but this function sees one of any tenant, and it
-- shows the one whose hash the asker has.
create policy of_owner_unbound on sessions for select to current_user
  using (nullif(current_setting('app.tenant', true), '') is null);
create policy of_owner_unbound on users for select to current_user
  using (nullif(current_setting('app.tenant', true), '') is null);
create policy of_owner_unbound on access_tokens for select to current_user
  using (nullif(current_setting('app.tenant', true), '') is null);

create function bearer_of(token bytea) returns table (
  tenant_id uuid, kind text, uuid_session uuid, uuid_user uuid, uuid_intervener uuid,
  permissions text[], expires_at timestamptz
) language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp as $$
begin
  return query select access.tenant_id, access.kind, access.uuid_session, access.uuid_user,
      person.uuid_intervener, coalesce(person.permissions, '{}'), access.expires_at
    from public.access_tokens access
    left join public.sessions session
      on session.tenant_id = access.tenant_id and session.uuid = access.uuid_session
    left join public.users person
      on person.tenant_id = session.tenant_id and person.uuid = session.uuid_user
    where access.hash = token and (access.kind = 'client' or (session.ended_at is null
      and person.kind = access.kind and not person.is_blocked));
end $$;

create function end_sessions_of_user() returns trigger language plpgsql as $$
begin
  update sessions set ended_at = now(), ended_by = case
      when new.is_blocked and not old.is_blocked then 'block'
      when new.password_hash <> old.password_hash then 'password'
      else 'change' end
    where tenant_id = new.tenant_id and uuid_user = new.uuid and ended_at is null;
  return null;
end $$;
create trigger end_sessions_of_user after update on users for each row
  when (row (old.password_hash, old.kind, old.permissions, old.is_blocked, old.uuid_intervener)
    is distinct from
    row (new.password_hash, new.kind, new.permissions, new.is_blocked, new.uuid_intervener))
  execute function end_sessions_of_user();

create function forget_access() returns trigger language plpgsql as $$
begin
  delete from access_tokens where tenant_id = new.tenant_id and uuid_session = new.uuid;
  return null;
end $$;
create trigger forget_access after update on sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function forget_access();
`;
