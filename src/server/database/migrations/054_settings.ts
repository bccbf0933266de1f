/**
 * Whoever shows a token is told the release of their tenant with it: what a request decides by is read
 * together with who asks, and costs no question of its own.
 */
export const settings = `
drop function bearer_of(bytea);
create function bearer_of(token bytea) returns table (
  tenant_id uuid, kind text, uuid_session uuid, uuid_user uuid, uuid_intervener uuid,
  permissions text[], expires_at timestamptz, release_hash text
) language plpgsql stable security definer rows 1 set search_path = pg_catalog, pg_temp as $$
begin
  return query select access.tenant_id, access.kind, access.uuid_session, access.uuid_user,
      person.uuid_intervener, coalesce(person.permissions, '{}'), access.expires_at, pointer.hash
    from public.access_tokens access
    left join public.sessions session
      on session.tenant_id = access.tenant_id and session.uuid = access.uuid_session
    left join public.users person
      on person.tenant_id = session.tenant_id and person.uuid = session.uuid_user
    left join public.release_pointers pointer on pointer.tenant_id = access.tenant_id
    where access.hash = token and (access.kind = 'client' or (session.ended_at is null
      and person.kind = access.kind and not person.is_blocked));
end $$;
`;
