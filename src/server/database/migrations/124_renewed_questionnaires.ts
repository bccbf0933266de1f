/**
 * Until when a questionnaire serves is told of the day on which all of it was answered. One that answered what staff had
 * asked again, and nothing else, serves from the day of the one that it completes; so do those of before, in their order.
 * Who opened an order, or its file, is found as who opened a paper is.
 */
export const renewedQuestionnaires = `
alter table declarations add column renewed_on date;
alter table declarations no force row level security;

do $$
declare
  answered record;
begin
  for answered in
    select * from declarations
    where kind = 'KYC' and status in ('SIGNED', 'DRAFT') and requests_answered > 0
    order by made_on, made_at
  loop
    update declarations set renewed_on = (
      select coalesce(before.renewed_on, before.made_on) from declarations before
      where before.tenant_id = answered.tenant_id
        and before.uuid_intervener = answered.uuid_intervener
        and before.kind = 'KYC' and (before.status is null or before.status = 'SIGNED')
        and (before.made_on, coalesce(before.made_at, before.made_on::timestamptz))
          < (answered.made_on, coalesce(answered.made_at, answered.made_on::timestamptz))
      order by before.made_on desc, before.made_at desc nulls last
      limit 1)
    where tenant_id = answered.tenant_id and uuid = answered.uuid
      and answered.requests_answered > (
        select coalesce(max(before.requests_answered), 0) from declarations before
        where before.tenant_id = answered.tenant_id
          and before.uuid_intervener = answered.uuid_intervener
          and before.kind = 'KYC' and (before.status is null or before.status = 'SIGNED')
          and before.uuid <> answered.uuid
          and (before.made_on, coalesce(before.made_at, before.made_on::timestamptz))
            < (answered.made_on, coalesce(answered.made_at, answered.made_on::timestamptz)));
  end loop;
end $$;

alter table declarations force row level security;

create index audit_of_orders on audit (tenant_id, (about ->> 'id'))
  where kind in ('staff', 'investor');
`;
