import { countAccounts, readAccounts } from '../accounts/readAccounts.ts';
import { toValuedAccount } from '../positions/toValuedAccount.ts';
import { inSlices } from '../kernel/inSlices.ts';
import { page, slice } from '../kernel/paging.ts';
import { findIntervener } from '../interveners/findIntervener.ts';
import { loadPortfolio } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 10;

/** A page of an intervener's accounts, each with its balance as far as that intervener may see it. */
export const listIntervenerAccounts: Handler<'listIntervenerAccounts'> = async ({
  context,
  actor,
  path,
  query,
  inTenant,
}) => {
  const cut = slice(query, LIMIT);
  const { uuid, rows, portfolio, total } = await inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, path.id);
    const owner = { intervener: uuid };
    const rows = await readAccounts(db, { ...owner, ...cut });
    const portfolio = await loadPortfolio(context, db, actor, rows, uuid);
    return { uuid, rows, portfolio, total: await countAccounts(db, owner) };
  });
  const accounts = await inSlices(rows, (row) => toValuedAccount(row, portfolio));
  return { data: { accounts, ...page(`/interveners/${uuid}/accounts`, query, cut, total) } };
};
