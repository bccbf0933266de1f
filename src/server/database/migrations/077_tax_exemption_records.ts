/**
 * What staff recorded about who pays no tax on what they gain, each with the document that proves it: only ever added
 * to. What holds now stands with the person.
 */
export const taxExemptionRecords = `
create table tax_exemptions (
  tenant_id uuid not null,
  uuid uuid not null,
  sequence bigint generated always as identity,
  uuid_intervener uuid not null,
  regime text not null check (regime in ('LEY_49_2002')),
  since date not null,
  -- The day on which it no longer holds; the first one where it was taken back.
  until date check (until >= since),
  uuid_document uuid not null,
  decided_by uuid not null,
  decided_at timestamptz not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_intervener) references interveners
);
create index tax_exemptions_of_person on tax_exemptions (tenant_id, uuid_intervener, sequence);
select protect_tenant('tax_exemptions');
create trigger immutable before update or delete or truncate on tax_exemptions
  for each statement execute function refuse_change();
`;
