/**
 * What an account with a conditional arrangement has in writing, and who was reminded on which day of an order that
 * waits for them: one day has one reminder for a person, whatever waits.
 */
export const signatureReminders = `
alter table accounts add column signing_conditions jsonb
  check (signing_conditions is null or jsonb_typeof(signing_conditions) = 'object');

create table signature_reminders (
  tenant_id uuid not null,
  uuid_intervener uuid not null,
  day date not null,
  uuid_operation uuid not null,
  reminded_by uuid not null,
  reminded_at timestamptz not null,
  primary key (tenant_id, uuid_intervener, day),
  foreign key (tenant_id, uuid_intervener) references interveners,
  foreign key (tenant_id, uuid_operation) references operations
);
select protect_tenant('signature_reminders');
create trigger immutable before update or delete or truncate on signature_reminders
  for each statement execute function refuse_change();
`;
