/** Whom an accepted request put on the account; a request that is decided or withdrawn stays as it is. */
export const partyDecisions = `
alter table party_requests add column uuid_intervener uuid,
  add foreign key (tenant_id, uuid_intervener) references interveners;
create function decide_once() returns trigger language plpgsql as $$
begin
  if old.status <> 'PENDING' then
    raise exception '% rows are never changed once they are decided', tg_table_name
      using errcode = '42501';
  end if;
  return new;
end $$;
create trigger decide_once before update on party_requests
  for each row execute function decide_once();
create index party_requests_waiting on party_requests (tenant_id, status, requested_at);
`;
