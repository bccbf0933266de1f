/** Every person is looked after by a group of staff: those who had none by the one that every tenant has. */
export const groupsOfPeople = `
alter table interveners no force row level security;
alter table groups no force row level security;
update interveners set uuid_group = found.uuid from groups found
  where found.tenant_id = interveners.tenant_id and found.key_name = 'OPERATIONS_ADMINISTRATOR'
    and (interveners.uuid_group is null or not exists (select 1 from groups known
      where known.tenant_id = interveners.tenant_id and known.uuid = interveners.uuid_group));
update interveners set uuid_group = null where uuid_group is not null and not exists (
  select 1 from groups known
    where known.tenant_id = interveners.tenant_id and known.uuid = interveners.uuid_group);
alter table interveners add constraint group_of_person
  foreign key (tenant_id, uuid_group) references groups;
alter table interveners force row level security;
alter table groups force row level security;
`;
