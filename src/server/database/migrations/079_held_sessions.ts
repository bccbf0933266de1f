/**
 * A request is carried out only while its session is open: whoever works for one asks here first, and holds it
 * until the work is done, so that a logout comes before or waits. What changes a user in any way that matters
 * ends their sessions, so the session alone says everything.
 */
export const heldSessions = `
create function hold_session(tenant uuid, session uuid, is_held boolean) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if is_held then
    perform from public.sessions
      where tenant_id = tenant and uuid = session and ended_at is null for share;
  else
    perform from public.sessions where tenant_id = tenant and uuid = session and ended_at is null;
  end if;
  if not found then raise exception 'the session has ended' using errcode = 'PA401'; end if;
end $$;

-- When the pair was given; unknown of those from before.
alter table refresh_tokens add column issued_at timestamptz;
`;
