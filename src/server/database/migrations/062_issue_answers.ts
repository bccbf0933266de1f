/**
 * What staff answer to a support request: only ever added to. A request changes its status and nothing else. What
 * staff decide about requests, people to be added and alerts is kept like their other decisions.
 */
export const issueAnswers = `
create table issue_answers (
  tenant_id uuid not null,
  uuid uuid not null,
  uuid_issue uuid not null,
  text text not null,
  answered_by uuid not null,
  answered_at timestamptz not null,
  primary key (tenant_id, uuid),
  foreign key (tenant_id, uuid_issue) references issues
);
create index issue_answers_by_issue on issue_answers (tenant_id, uuid_issue, answered_at);
select protect_tenant('issue_answers');
create trigger immutable before update or delete or truncate on issue_answers
  for each statement execute function refuse_change();
create index issues_by_intervener on issues (tenant_id, uuid_intervener, created_at desc);

-- The request that a notification tells of.
alter table notifications add column uuid_issue uuid;

alter table decisions drop constraint decisions_kind_check;
alter table decisions add constraint decisions_kind_check check (kind in
  ('DOCUMENT', 'BANK_ACCOUNT', 'DRAFT_DATA', 'INTERVENER', 'CONTACT', 'ISSUE', 'PARTY_REQUEST', 'ALERT'));
`;
