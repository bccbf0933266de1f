/** What was asked and answered word by word, answers to polls, and the circumstances of a test. */
export const answers = `
-- Added to and never changed: the text is kept under the hash of its bytes.
create table transcripts (
  tenant_id uuid not null references tenants,
  uuid uuid not null,
  uuid_intervener uuid not null,
  uuid_user uuid not null,
  call text not null,
  form text not null,
  form_hash text not null check (form_hash ~ '^[0-9a-f]{64}$'),
  release_hash text not null check (release_hash ~ '^[0-9a-f]{64}$'),
  language text not null,
  title text not null,
  body text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_intervener) references interveners
);
create index transcripts_by_intervener on transcripts (tenant_id, uuid_intervener, created_at desc);
select protect_tenant('transcripts');
create trigger immutable before update or delete or truncate on transcripts
  for each statement execute function refuse_change();

create table poll_answers (
  tenant_id uuid not null,
  uuid_poll uuid not null,
  uuid_intervener uuid not null,
  answers jsonb not null,
  answered_at timestamptz not null,
  uuid_transcript uuid,
  primary key (tenant_id, uuid_poll, uuid_intervener),
  foreign key (tenant_id, uuid_poll) references polls,
  foreign key (tenant_id, uuid_intervener) references interveners
);
select protect_tenant('poll_answers');

-- The circumstances of a test: when, which time, in which words it was asked.
create table test_attempts (
  tenant_id uuid not null,
  uuid_result uuid not null,
  taken_at timestamptz not null,
  attempt integer not null,
  uuid_transcript uuid,
  primary key (tenant_id, uuid_result),
  foreign key (tenant_id, uuid_result) references test_results
);
select protect_tenant('test_attempts');
create index test_results_by_intervener on test_results (tenant_id, uuid_intervener, taken_on desc);
`;
