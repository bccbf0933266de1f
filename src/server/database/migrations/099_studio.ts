/**
 * What administrators of a tenant change: proposals with their way and what was said of them, and what each release
 * that came of one was made of. Proposals change; all the rest is added to and never changed.
 */
export const studio = `
create table studio_proposals (
  tenant_id uuid not null,
  uuid uuid not null,
  name text not null,
  reason text not null,
  status text not null
    check (status in ('DRAFT', 'IN_REVIEW', 'RETURNED', 'APPROVED', 'PUBLISHED', 'WITHDRAWN')),
  version integer not null check (version > 0),
  base text not null references releases,
  documents text not null,
  uuid_author uuid not null,
  authors uuid[] not null check (uuid_author = any (authors)),
  uuid_approver uuid check (uuid_approver <> all (authors)),
  release_hash text references releases,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_author) references users,
  foreign key (tenant_id, uuid_approver) references users,
  check (status not in ('APPROVED', 'PUBLISHED') or uuid_approver is not null),
  check ((status = 'PUBLISHED') = (release_hash is not null))
);
create index studio_proposals_by_change on studio_proposals (tenant_id, changed_at desc);
select protect_tenant('studio_proposals');

create table studio_events (
  tenant_id uuid not null,
  sequence bigint generated always as identity,
  uuid_proposal uuid not null,
  at timestamptz not null,
  uuid_user uuid not null,
  what text not null
    check (what in ('CREATED', 'SENT', 'RETURNED', 'APPROVED', 'PUBLISHED', 'WITHDRAWN')),
  why text not null,
  primary key (tenant_id, uuid_proposal, sequence),
  foreign key (tenant_id, uuid_proposal) references studio_proposals,
  foreign key (tenant_id, uuid_user) references users
);
select protect_tenant('studio_events');
create trigger immutable before update or delete or truncate on studio_events
  for each statement execute function refuse_change();

create table studio_comments (
  tenant_id uuid not null,
  sequence bigint generated always as identity,
  uuid_proposal uuid not null,
  at timestamptz not null,
  uuid_user uuid not null,
  text text not null,
  path text,
  pointer text,
  primary key (tenant_id, uuid_proposal, sequence),
  foreign key (tenant_id, uuid_proposal) references studio_proposals,
  foreign key (tenant_id, uuid_user) references users
);
select protect_tenant('studio_comments');
create trigger immutable before update or delete or truncate on studio_comments
  for each statement execute function refuse_change();

-- By the row of release_history that it was served from; the tenant's own files as they were then.
create table release_sources (
  tenant_id uuid not null references tenants,
  sequence bigint not null,
  hash text not null references releases,
  files text not null,
  folder text not null,
  uuid_user uuid,
  uuid_approver uuid,
  uuid_proposal uuid,
  why text not null,
  primary key (tenant_id, sequence),
  foreign key (tenant_id, uuid_user) references users,
  foreign key (tenant_id, uuid_approver) references users,
  foreign key (tenant_id, uuid_proposal) references studio_proposals
);
select protect_tenant('release_sources');
create trigger immutable before update or delete or truncate on release_sources
  for each statement execute function refuse_change();
`;
