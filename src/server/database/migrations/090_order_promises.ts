/**
 * What an order's giver was told that would come of it, and what they were told instead when the last signature,
 * the money or a document moved its NAV: the newest line is what holds, and none is ever changed. Amounts in cents,
 * participations and NAV in millionths; null where nothing could be said.
 */
export const orderPromises = `
create table order_promises (
  tenant_id uuid not null,
  uuid_operation uuid not null,
  place integer not null check (place >= 0),
  cause text not null,
  made_at timestamptz not null,
  cut_off timestamptz not null,
  nav_date date not null,
  publication_date date not null,
  value_date date not null,
  settlement_date date not null,
  target_nav_date date,
  nav bigint,
  gross_amount bigint,
  net_amount bigint,
  shares bigint,
  primary key (tenant_id, uuid_operation, place),
  foreign key (tenant_id, uuid_operation) references operations
);
select protect_tenant('order_promises');
create trigger immutable before update or delete or truncate on order_promises
  for each statement execute function refuse_change();
`;
