/**
 * What staff ask again of the questionnaire that knows a client, only ever added to; and how far each questionnaire
 * has answered it, so that one that is discarded leaves it asked.
 */
export const kycRequests = `
create table kyc_requests (
  tenant_id uuid not null,
  uuid uuid not null,
  sequence bigint generated always as identity,
  uuid_intervener uuid not null,
  questions text[] not null check (cardinality(questions) > 0),
  reason text not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_intervener) references interveners
);
create index kyc_requests_of_person on kyc_requests (tenant_id, uuid_intervener, sequence);
select protect_tenant('kyc_requests');
create trigger immutable before update or delete or truncate on kyc_requests
  for each statement execute function refuse_change();
alter table declarations add column requests_answered bigint not null default 0;
`;
