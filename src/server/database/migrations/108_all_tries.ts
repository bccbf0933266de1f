/**
 * How often the codes of a signature were tried, all of them: another code has its own tries, and what proves the
 * signature tells those of the codes before it too. Of signatures that are under way those of their newest code are
 * known alone.
 */
export const allTries = `
alter table signatures add column all_tries integer not null default 0;

create or replace function keep_signature() returns trigger language plpgsql as $$
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
    old.all_tries := new.all_tries;
    if new is distinct from old then
      raise exception '% rows are never changed once they are decided', tg_table_name
        using errcode = '42501';
    end if;
  end if;
  return new;
end $$;

alter table signatures no force row level security;
update signatures set all_tries = tries where tries > 0;
alter table signatures force row level security;
`;
