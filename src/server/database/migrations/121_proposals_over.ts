/**
 * A published proposal tells over which release it went: what it changed is told of that one for ever. Of those that
 * were published before it is the one that was served before theirs.
 */
export const proposalsOver = `
alter table studio_proposals add column over_hash text references releases;

alter table release_history no force row level security;
alter table release_sources no force row level security;
alter table studio_proposals no force row level security;

update studio_proposals proposal set over_hash = (
  select before.hash
  from release_sources source
  join release_history before
    on before.tenant_id = source.tenant_id and before.sequence < source.sequence
  where source.tenant_id = proposal.tenant_id and source.uuid_proposal = proposal.uuid
  order by before.sequence desc limit 1)
where status = 'PUBLISHED';

alter table release_history force row level security;
alter table release_sources force row level security;
alter table studio_proposals force row level security;

alter table studio_proposals add check (over_hash is null or status = 'PUBLISHED');
`;
