/** A draft belongs to what it is about: the same form, begun for one product, is another for the next. */
export const draftAbout = `
alter table drafts add column about text not null default '' check (length(about) <= 500);
alter table drafts drop constraint drafts_pkey, add primary key (tenant_id, uuid_user, form, about);
`;
