import { readAccounts } from '../accounts/readAccounts.ts';
import { findIntervener } from '../interveners/findIntervener.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { loadPortfolio } from './loadPortfolio.ts';
import type { Portfolio } from './portfolio.ts';

type Asked = Pick<
  HandlerRequest<'getIntervenerBalance'>,
  'context' | 'actor' | 'path' | 'inTenant'
>;

/**
 * What all accounts of the intervener in the path are worth as far as that intervener may see them:
 * staff who look at a client see the client's figures.
 */
export const intervenerPortfolio = ({
  context,
  actor,
  path,
  inTenant,
}: Asked): Promise<Portfolio> =>
  inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, path.id);
    const accounts = await readAccounts(db, { intervener: uuid });
    return loadPortfolio(context, db, actor, accounts, uuid);
  });
