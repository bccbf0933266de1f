/**
 * Links that show the preview of a proposal to whoever has no Studio: what each shows is kept with it and stays, and of
 * its secret the hash. The examples that a release was held to are kept as one more role of what it names.
 */
export const studioLinks = `
create table studio_links (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_proposal uuid not null,
  hash bytea not null unique,
  path text not null check (path ~ '^(form|screen)/'),
  version integer not null check (version > 0),
  saved_at timestamptz not null,
  documents text not null,
  uuid_user uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  revoked_by uuid,
  openings integer not null default 0 check (openings >= 0),
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_proposal) references studio_proposals,
  foreign key (tenant_id, uuid_user) references users,
  foreign key (tenant_id, revoked_by) references users,
  check ((revoked_at is null) = (revoked_by is null))
);
create index studio_links_of_proposal on studio_links (tenant_id, uuid_proposal, created_at desc);
select protect_tenant('studio_links');
create function stay_revoked() returns trigger language plpgsql as $$
begin
  raise exception 'a link that was revoked stays so' using errcode = '42501';
end $$;
create trigger stay_revoked before update on studio_links for each row
  when (old.revoked_at is not null and new is distinct from old)
  execute function stay_revoked();

alter table release_blobs drop constraint release_blobs_role_check;
alter table release_blobs add constraint release_blobs_role_check
  check (role in ('document', 'validator', 'example'));
`;
