/**
 * Money counts from the instant at which it was matched, so that what comes after a cut-off gets the next NAV.
 * Rows of before have the beginning of their day, and so have those that a server of before still writes.
 */
export const pricing = `
alter table reconciliations add column reconciled_at timestamptz;
-- Rows are only ever added: this once they are given what they lacked.
alter table reconciliations disable trigger immutable;
alter table reconciliations no force row level security;
update reconciliations set reconciled_at = reconciled_on::timestamp at time zone 'Europe/Madrid';
alter table reconciliations force row level security;
alter table reconciliations enable trigger immutable;

create function reconciled_from_day() returns trigger language plpgsql as $$
begin
  new.reconciled_at := coalesce(new.reconciled_at, new.reconciled_on::timestamp at time zone 'Europe/Madrid');
  return new;
end $$;
create trigger reconciled_from_day before insert on reconciliations
  for each row execute function reconciled_from_day();
alter table reconciliations alter column reconciled_at set not null;
`;
