import { checkAction } from '#/domain/access/checkAction.ts';
import { partyOf } from '../accounts/partyOf.ts';
import { readAccounts } from '../accounts/readAccounts.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { denied, notFound } from '../kernel/httpError.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { loadPortfolio, todayOf } from './loadPortfolio.ts';
import type { Portfolio } from './portfolio.ts';
import { readRevision } from './readRevision.ts';

type Asked = Pick<
  HandlerRequest<'listAccountPositions'>,
  'context' | 'actor' | 'path' | 'inTenant'
>;

/**
 * What the one account in the path is worth as far as the actor may see it. Throws the 404 of a
 * missing account when it is not the actor's, and a 403 that says why when nothing of it may be seen.
 */
export async function readAccountPortfolio(
  { context, actor, path }: Omit<Asked, 'inTenant'>,
  db: TenantDb,
): Promise<Portfolio> {
  const party = partyOf(actor);
  const query = { intervener: party, account: path.id };
  const [accounts, marks] = await Promise.all([
    readAccounts(db, query),
    readRevision(db, [path.id]),
  ]);
  const [account] = accounts;
  if (!account) throw notFound();
  const issues = party
    ? checkAction(account, 'see_position', todayOf(context, actor), ['own_only'])
    : [];
  if (issues.length > 0) throw denied(issues);
  return loadPortfolio(context, db, actor, accounts, party, marks);
}

/** The same in a transaction of its own. */
export const accountPortfolio = ({ inTenant, ...asked }: Asked): Promise<Portfolio> =>
  inTenant((db) => readAccountPortfolio(asked, db));
