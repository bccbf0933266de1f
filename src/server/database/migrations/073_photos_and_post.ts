/** The photo that a person gave of themselves, and what is done with the post of an account. */
export const photosAndPost = `
create table person_photos (
  tenant_id uuid not null references tenants,
  uuid_intervener uuid not null,
  uuid_file uuid not null,
  changed_at timestamptz not null,
  -- The user who gave it.
  changed_by uuid not null,
  primary key (tenant_id, uuid_intervener),
  unique (tenant_id, uuid_file),
  foreign key (tenant_id, uuid_intervener) references interveners,
  foreign key (tenant_id, uuid_file) references files
);
select protect_tenant('person_photos');

alter table accounts add column postmail_action text
  check (postmail_action in ('EMAIL', 'POSTAL', 'SEND', 'NOT_SEND'));
`;
