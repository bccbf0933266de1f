/** What staff decided about papers, bank accounts, edited data and clients, and why. */
export const staff = `
create table decisions (
  tenant_id uuid not null references tenants,
  sequence bigint generated always as identity,
  at timestamptz not null,
  uuid_user uuid not null,
  kind text not null check (kind in ('DOCUMENT', 'BANK_ACCOUNT', 'DRAFT_DATA', 'INTERVENER')),
  uuid_about uuid not null,
  result text not null,
  reason text,
  primary key (tenant_id, sequence)
);
create index decisions_by_subject on decisions (tenant_id, kind, uuid_about, sequence);
select protect_tenant('decisions');
create trigger immutable before update or delete or truncate on decisions
  for each statement execute function refuse_change();
create index documents_waiting on documents (tenant_id, validation, created_at);
`;
