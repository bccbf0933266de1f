import { countAccounts, readAccounts } from '../accounts/readAccounts.ts';
import { toValuedAccount } from '../accounts/toValuedAccount.ts';
import { page, slice } from '../paging.ts';
import { findIntervener } from '../people/findIntervener.ts';
import { loadPortfolio } from '../positions/loadPortfolio.ts';
import type { Handler } from '../router/handler.ts';

const LIMIT = 10;

/** A page of an intervener's accounts, each with its balance as far as that intervener may see it. */
export const listIntervenerAccounts: Handler<'listIntervenerAccounts'> = ({
  context,
  actor,
  path,
  query,
  inTenant,
}) =>
  inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, path.id);
    const cut = slice(query, LIMIT);
    const owner = { tenantId: actor.tenant.id, intervener: uuid };
    const rows = await readAccounts(db, { ...owner, ...cut });
    const portfolio = await loadPortfolio(context, db, actor, rows, uuid);
    const accounts = rows.map((row) => toValuedAccount(row, portfolio));
    const total = await countAccounts(db, owner);
    return { data: { accounts, ...page(`/interveners/${uuid}/accounts`, query, cut, total) } };
  });
