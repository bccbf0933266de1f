/**
 * Which transcript a tax declaration and a consent are of. Tax declarations of before find what was kept of them when
 * they were sent, as questionnaires did; the ledger of consents is not touched: its rows are found by their instant.
 */
export const declaredTranscripts = `
alter table consents add column uuid_transcript uuid;
alter table declarations no force row level security;
alter table transcripts no force row level security;

update declarations set uuid_transcript = (
  select kept.uuid from transcripts kept
  where kept.tenant_id = declarations.tenant_id
    and kept.uuid_intervener = declarations.uuid_intervener
    and kept.call = case declarations.kind when 'FATCA' then 'updateFatca' else 'updateCrs' end
    and kept.created_at between declarations.made_at - interval '10 seconds'
      and declarations.made_at + interval '10 seconds'
  order by abs(extract(epoch from kept.created_at - declarations.made_at)) limit 1)
where kind in ('FATCA', 'CRS') and made_at is not null and uuid_transcript is null;
alter table declarations force row level security;
alter table transcripts force row level security;
`;
