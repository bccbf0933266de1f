import { allowedActions } from '../accounts/allowedActions.ts';
import { changeAccount } from '../accounts/openAccount.ts';
import { readAccounts } from '../accounts/readAccounts.ts';
import { toValuedAccount } from '../positions/toValuedAccount.ts';
import { loadPortfolio, todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** Gives an account another alias, or none, and says how its mail is sent and what is done with its post. */
export const updateAccount: Handler<'updateAccount'> = (request) => {
  const { context, actor, path, body, inTenant } = request;
  return inTenant(async (db) => {
    const today = todayOf(context, actor);
    const { uuid } = await changeAccount(db, actor, path.id, 'edit_alias', today);
    const { alias, mailing_type, postmail_action } = body;
    const changes = {
      ...(alias !== undefined && { alias: alias?.trim() || null }),
      ...(mailing_type !== undefined && { mailing_type }),
      ...(postmail_action !== undefined && { postmail_action }),
    };
    if (Object.keys(changes).length > 0)
      await db.updateTable('accounts').set(changes).where('uuid', '=', uuid).execute();
    const query = { intervener: actor.intervenerUuid!, account: uuid };
    const [row] = await readAccounts(db, query);
    const portfolio = await loadPortfolio(context, db, actor, [row!], actor.intervenerUuid);
    const allowed_actions = await allowedActions(db, actor, row!, today);
    return { data: { account: { ...toValuedAccount(row!, portfolio), allowed_actions } } };
  });
};
