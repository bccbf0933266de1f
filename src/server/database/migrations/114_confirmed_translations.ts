/**
 * Translations that somebody has said are good although the sentence was put in other words, by the very words of both:
 * whoever reviews a proposal sees what is still to be looked at. Added to and never changed.
 */
export const confirmedTranslations = `
create table studio_confirmations (
  tenant_id uuid not null,
  uuid_proposal uuid not null,
  language text not null,
  sentence text not null,
  text text not null,
  at timestamptz not null,
  uuid_user uuid not null,
  sequence bigint generated always as identity,
  primary key (tenant_id, sequence),
  foreign key (tenant_id, uuid_proposal) references studio_proposals,
  foreign key (tenant_id, uuid_user) references users
);
create unique index studio_confirmations_once on studio_confirmations
  (tenant_id, uuid_proposal, language, md5(sentence), md5(text));
select protect_tenant('studio_confirmations');
create trigger immutable before update or delete or truncate on studio_confirmations
  for each statement execute function refuse_change();
`;
