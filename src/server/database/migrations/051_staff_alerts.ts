/** What staff have to see to: one open row for each thing, closed when it is settled. */
export const staffAlerts = `
create table staff_alerts (
  tenant_id uuid not null,
  uuid uuid not null,
  kind text not null,
  -- What it is about, so that the same thing is told once while it is open.
  subject text not null,
  facts jsonb not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  primary key (tenant_id, uuid)
);
create unique index staff_alerts_open on staff_alerts (tenant_id, kind, subject)
  where resolved_at is null;
create index staff_alerts_by_time on staff_alerts (tenant_id, created_at desc);
select protect_tenant('staff_alerts');
`;
