/** Users, sessions and their tokens, one-time handles, and the counters that slow guessing down. */
export const identity = `
create table users (
  tenant_id uuid not null references tenants,
  uuid uuid not null,
  username text not null check (username = lower(username)),
  kind text not null check (kind in ('investor', 'staff', 'studio')),
  given_name text not null,
  family_name_1 text not null,
  uuid_intervener uuid,
  email text,
  password_hash text not null,
  permissions text[] not null default '{}',
  is_blocked boolean not null default false,
  primary key (tenant_id, uuid),
  unique (tenant_id, username),
  check ((kind = 'investor') = (uuid_intervener is not null))
);
select protect_tenant('users');

create table sessions (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_user uuid not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_by text,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_user) references users on delete cascade
);
create index sessions_by_user on sessions (tenant_id, uuid_user) where ended_at is null;
select protect_tenant('sessions');

-- Found by a hash that nobody can guess, before the tenant is known: not behind row-level security.
create table access_tokens (
  hash bytea primary key,
  tenant_id uuid not null references tenants,
  kind text not null,
  uuid_session uuid,
  uuid_user uuid,
  uuid_intervener uuid,
  permissions text[] not null,
  expires_at timestamptz not null,
  foreign key (tenant_id, uuid_session) references sessions on delete cascade
);
create index access_tokens_by_session on access_tokens (tenant_id, uuid_session);
create index access_tokens_by_expiry on access_tokens (expires_at);

create table refresh_tokens (
  hash bytea primary key,
  tenant_id uuid not null,
  uuid_session uuid not null,
  expires_at timestamptz not null,
  rotated_at timestamptz,
  foreign key (tenant_id, uuid_session) references sessions on delete cascade
);
create index refresh_tokens_by_session on refresh_tokens (tenant_id, uuid_session);
create index refresh_tokens_by_expiry on refresh_tokens (expires_at);

create table password_handles (
  hash bytea primary key,
  tenant_id uuid not null,
  uuid_user uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (tenant_id, uuid_user) references users on delete cascade
);
create index password_handles_by_user on password_handles (tenant_id, uuid_user);
select protect_tenant('password_handles');

create table known_devices (
  tenant_id uuid not null,
  uuid_user uuid not null,
  device bytea not null,
  seen_at timestamptz not null,
  primary key (tenant_id, uuid_user, device),
  foreign key (tenant_id, uuid_user) references users on delete cascade
);
select protect_tenant('known_devices');

create table throttles (
  key text primary key,
  attempts integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz not null
);
create index throttles_by_age on throttles (last_at);
`;
