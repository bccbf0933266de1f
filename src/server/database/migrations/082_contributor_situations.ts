/**
 * What staff recorded about who contributes to plans that changes how much they may: only ever added to. The newest
 * record of a person is what holds; of nobody else anything is known.
 */
export const contributorSituations = `
create table contributor_situations (
  tenant_id uuid not null,
  uuid uuid not null,
  sequence bigint generated always as identity,
  uuid_intervener uuid not null,
  in_employment_plan boolean not null,
  is_self_employed boolean not null,
  has_disability boolean not null,
  -- Cents of net income of work and business in a year; null where it is not known.
  net_income bigint check (net_income >= 0),
  reason text not null,
  decided_by uuid not null,
  decided_at timestamptz not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_intervener) references interveners
);
create index contributor_situations_of_person
  on contributor_situations (tenant_id, uuid_intervener, sequence);
select protect_tenant('contributor_situations');
create trigger immutable before update or delete or truncate on contributor_situations
  for each statement execute function refuse_change();
`;
