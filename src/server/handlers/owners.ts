import type { Schema } from '#/contract/schema.ts';
import { seeAccount } from '../accounts/openAccount.ts';
import { readPartyRows, toAssociate, type PartyRow } from '../accounts/parties/readPartyRows.ts';
import { page, slice, type Page } from '../kernel/paging.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler, HandlerRequest } from '../ports/handler.ts';

const LIMIT = 25;

/** Associates of a company. Changes go through a support request. */
export const listAssociates: Handler<'listAssociates'> = async (request) => {
  const { rows, rest } = await read(request, 'ASSOCIATE', 'associates');
  return { data: { associates: rows, ...rest } };
};

/** Patrons of a foundation. */
export const listPatrons: Handler<'listPatrons'> = async (request) => {
  const { rows, rest } = await read(request, 'PATRON', 'patrons');
  return { data: { patrons: rows, ...rest } };
};

type Asked = Pick<
  HandlerRequest<'listPatrons'>,
  'context' | 'actor' | 'path' | 'query' | 'inTenant'
>;

const read = (
  { context, actor, path, query, inTenant }: Asked,
  kind: PartyRow['kind'],
  list: string,
): Promise<{ rows: Schema<'Associate'>[]; rest: Page }> =>
  inTenant(async (db) => {
    const { row, only } = await seeAccount(db, actor, path.id, todayOf(context, actor));
    const all = only ? [] : await readPartyRows(db, row, kind);
    const cut = slice(query, LIMIT);
    const rows = all.slice(cut.offset, cut.offset + cut.limit).map(toAssociate);
    return { rows, rest: page(`/accounts/${row.uuid}/${list}`, query, cut, all.length) };
  });
