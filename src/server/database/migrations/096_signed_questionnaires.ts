/**
 * Which transcript a questionnaire's document is made of. Those of before, which counted without a signature, find
 * what was kept of them when they were sent: one instant for both, give or take what the answer took.
 */
export const signedQuestionnaires = `
alter table declarations add column uuid_transcript uuid;
alter table declarations no force row level security;
alter table transcripts no force row level security;

update declarations set uuid_transcript = (
  select kept.uuid from transcripts kept
  where kept.tenant_id = declarations.tenant_id
    and kept.uuid_intervener = declarations.uuid_intervener
    and kept.call = 'saveKyc'
    and kept.created_at between declarations.made_at - interval '10 seconds'
      and declarations.made_at + interval '10 seconds'
  order by abs(extract(epoch from kept.created_at - declarations.made_at)) limit 1)
where kind = 'KYC' and made_at is not null;
alter table declarations force row level security;
alter table transcripts force row level security;
`;
