/** How far each tenant's orders are settled, what periodic requests have brought, and who was told of an expiry. */
export const settlement = `
-- Days after \`since\` are settled one after another; \`through\` is the last one that is done.
create table settled_days (
  tenant_id uuid primary key,
  since date not null,
  through date not null
);
select protect_tenant('settled_days');

-- One row for each date of a request's schedule, whatever came of it.
create table occurrences (
  tenant_id uuid not null,
  uuid_request uuid not null,
  nominal_date date not null,
  date date not null,
  outcome text not null check (outcome in ('MADE', 'SKIPPED')),
  uuid_operation uuid,
  reason text,
  primary key (tenant_id, uuid_request, nominal_date),
  foreign key (tenant_id, uuid_request) references operations
);
select protect_tenant('occurrences');

create table expiry_notices (
  tenant_id uuid not null,
  uuid_intervener uuid not null,
  kind text not null check (kind in ('DOCUMENT', 'TEST')),
  expires_on date not null,
  stage text not null check (stage in ('AHEAD', 'DAY')),
  primary key (tenant_id, uuid_intervener, kind, expires_on, stage)
);
select protect_tenant('expiry_notices');

create index operations_of_request on operations (tenant_id, uuid_request)
  where uuid_request is not null;
`;
