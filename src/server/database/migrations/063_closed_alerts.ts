/** Who closed an alert, and what they wrote down; one that is closed stays as it is. */
export const closedAlerts = `
alter table staff_alerts add column note text, add column closed_by uuid;
alter table staff_alerts add check (closed_by is null or (resolved_at is not null and note is not null));
create function keep_closed() returns trigger language plpgsql as $$
begin
  if old.resolved_at is not null then
    raise exception '% rows are never changed once they are closed', tg_table_name using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_closed before update on staff_alerts
  for each row execute function keep_closed();
`;
