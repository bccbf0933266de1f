/**
 * What was published, signed, executed or ended stays so, whoever writes statements as requests do: a published
 * text is what its hash says and only its own tenant names it, a counter belongs to the tenant of its key, a
 * session that has ended stays ended, what was signed is neither removed nor exchanged.
 */
export const keptAsDecided = `
alter table blobs add constraint blobs_are_their_hash
  check (hash = encode(sha256(convert_to(body, 'UTF8')), 'hex'));
alter table releases add constraint releases_are_their_hash
  check (hash = encode(sha256(convert_to(manifest, 'UTF8')), 'hex')) not valid;

-- Not for the owner, who restores it: its rows bear no tenant.
alter table release_blobs enable row level security;
create policy of_tenant on release_blobs using (exists (
  select from releases where releases.hash = release_hash
    and releases.tenant_id = (select bound_tenant())));
create policy published on release_blobs for select using (true);

create or replace function own_throttle() returns trigger language plpgsql as $$
begin
  new.tenant_id := coalesce(tenant_of_throttle(new.key), new.tenant_id);
  return new;
end $$;
drop trigger own_throttle on throttles;
create trigger own_throttle before insert or update of key, tenant_id on throttles
  for each row execute function own_throttle();

create function stay_ended() returns trigger language plpgsql as $$
begin
  raise exception 'a session that has ended does not begin again' using errcode = '42501';
end $$;
create trigger stay_ended before update on sessions for each row
  when (old.ended_at is not null and new.ended_at is distinct from old.ended_at)
  execute function stay_ended();

create function keep_signed_document() returns trigger language plpgsql as $$
begin
  raise exception 'a signed document stays as it is' using errcode = '42501';
end $$;
create trigger keep_signed_document before delete on documents for each row
  when (old.is_signed) execute function keep_signed_document();
create trigger keep_signed_owner before update on documents for each row
  when (old.is_signed and (old.section, old.uuid_owner, old.category, old.subcategory, old.created_at)
    is distinct from (new.section, new.uuid_owner, new.category, new.subcategory, new.created_at))
  execute function keep_signed_document();

-- Whom an order pays and what it is about was signed; figures come with its execution, and stay then. Not for
-- the owner, who mends what no call can.
create function keep_order() returns trigger language plpgsql as $$
begin
  if pg_has_role(session_user, (select relowner from pg_class where oid = tg_relid), 'member') then
    return new;
  end if;
  raise exception 'what was ordered or carried out stays as it is' using errcode = '42501';
end $$;
create trigger keep_signed_order before update on operations for each row
  when (old.operation_status not like 'REGISTERED%'
    and (old.uuid_account, old.key_product, old.is_total, old.request_date,
        old.details ->> 'uuid_bank_account')
      is distinct from
      (new.uuid_account, new.key_product, new.is_total, new.request_date,
        new.details ->> 'uuid_bank_account'))
  execute function keep_order();
create trigger keep_executed_order before update on operations for each row
  when (old.operation_status = 'FINALIZED' and new.operation_status = 'FINALIZED'
    and (old.gross_amount, old.net_amount, old.shares, old.nav, old.nav_date,
        old.commission)
      is distinct from
      (new.gross_amount, new.net_amount, new.shares, new.nav, new.nav_date,
        new.commission))
  execute function keep_order();
`;
