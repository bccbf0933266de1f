/** The outbox of mails, groups of staff, support requests, unfinished answers of forms. */
export const support = `
-- Read by the worker that sends, for all tenants: not behind row-level security.
create table outbox (
  sequence bigint generated always as identity unique,
  tenant_id uuid not null references tenants,
  uuid uuid primary key,
  at timestamptz not null,
  "to" text not null,
  kind text not null,
  subject text not null,
  text text not null,
  code text,
  link text,
  sent_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz
);
create index outbox_waiting on outbox (next_try_at) where next_try_at is not null;

create table groups (
  tenant_id uuid not null references tenants,
  uuid uuid not null,
  key_name text not null,
  primary key (tenant_id, uuid),
  unique (tenant_id, key_name)
);
select protect_tenant('groups');

create table issues (
  tenant_id uuid not null,
  uuid uuid not null,
  subject text not null,
  description text not null,
  status text not null,
  blocking boolean not null,
  is_from_pa boolean not null,
  is_intervener boolean not null,
  expires_on text not null,
  expires_at timestamptz not null,
  uuid_intervener uuid not null,
  uuid_group uuid not null,
  category text not null,
  links jsonb not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_group) references groups
);
create index issues_by_group on issues (tenant_id, uuid_group, created_at desc);
select protect_tenant('issues');

create table drafts (
  tenant_id uuid not null,
  uuid_user uuid not null,
  form text not null,
  hash text not null,
  answers jsonb not null,
  updated_at timestamptz not null,
  primary key (tenant_id, uuid_user, form),
  foreign key (tenant_id, uuid_user) references users on delete cascade
);
select protect_tenant('drafts');
`;
