import { readAccounts } from '../accounts/readAccounts.ts';
import { OPEN_LIMIT, page, slice } from '../kernel/paging.ts';
import { findIntervener } from '../interveners/findIntervener.ts';
import { loadPortfolio } from '../positions/loadPortfolio.ts';
import { toPositions } from '../positions/portfolio.ts';
import { readLeaving } from '../operations/readLeaving.ts';
import { positionTotals } from '../positions/positionTotals.ts';
import { readFilter } from '../kernel/readFilter.ts';
import type { Handler } from '../ports/handler.ts';

const FIELDS = { uuid_account: 'string', kind: 'string', key_product: 'string' } as const;

/** The positions of all accounts with what they add up to; a filter narrows both. */
export const listIntervenerPositions: Handler<'listIntervenerPositions'> = async ({
  context,
  actor,
  path,
  query,
  inTenant,
}) => {
  const wanted = readFilter(query.$filter, FIELDS);
  const product = query.key_product ?? wanted.key_product;
  const { accounts, portfolio, asLeaving } = await inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, path.id);
    const accounts = await readAccounts(db, { intervener: uuid });
    const portfolio = await loadPortfolio(context, db, actor, accounts, uuid);
    return { accounts, portfolio, asLeaving: await readLeaving(db, portfolio.seenWhole) };
  });
  const aliases = new Map(accounts.map(({ uuid, alias }) => [uuid, alias]));
  const all = toPositions(portfolio)
    .filter(({ uuid_account }) => (wanted.uuid_account ?? uuid_account) === uuid_account)
    .filter(({ kind }) => (wanted.kind ?? kind) === kind)
    .filter(({ key_product, state }) => [undefined, key_product, state].includes(product))
    .map((row) => ({ ...asLeaving(row), account_alias: aliases.get(row.uuid_account) ?? null }));
  const cut = slice(query, OPEN_LIMIT);
  const positions = all.slice(cut.offset, cut.offset + cut.limit);
  const where = `/interveners/${path.id}/positions`;
  const totals = positionTotals(all);
  return { data: { positions, totals, ...page(where, { ...query }, cut, all.length) } };
};
