import { allowedActions } from '../accounts/allowedActions.ts';
import { partyOf } from '../accounts/partyOf.ts';
import { readAccounts } from '../accounts/readAccounts.ts';
import { toValuedAccount } from '../positions/toValuedAccount.ts';
import { loadPortfolio } from '../positions/loadPortfolio.ts';
import { notFound } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

export const getAccount: Handler<'getAccount'> = ({ context, actor, path, inTenant }) =>
  inTenant(async (db) => {
    const party = partyOf(actor);
    const query = { intervener: party, account: path.id };
    const [row] = await readAccounts(db, query);
    if (!row) throw notFound();
    const portfolio = await loadPortfolio(context, db, actor, [row], party);
    const allowed_actions = await allowedActions(db, actor, row, portfolio.today);
    return { data: { account: { ...toValuedAccount(row, portfolio), allowed_actions } } };
  });
