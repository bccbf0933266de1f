import type { Handler } from '../ports/handler.ts';
import { page, slice } from '../kernel/paging.ts';
import { groupAddress } from '../support/groups.ts';

export const listGroups: Handler<'listGroups'> = async ({ query, inTenant }) => {
  const part = slice(query, 25);
  const { groups, total } = await inTenant(async (db) => {
    const all = db.selectFrom('groups');
    const counted = await all.select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow();
    const rows = await all
      .select(['uuid', 'key_name'])
      .orderBy('key_name')
      .limit(part.limit)
      .offset(part.offset)
      .execute();
    return { groups: rows, total: Number(counted.n) };
  });
  return {
    data: {
      groups: groups.map((group) => ({
        ...group,
        _links: { _self: { href: groupAddress(group.uuid) } },
      })),
      ...page('/groups', query, part, total),
    },
  };
};
