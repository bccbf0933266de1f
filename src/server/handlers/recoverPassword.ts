import { networkOf } from '../http/networkOf.ts';
import { sendHandle } from '../identity/passwordHandle.ts';
import { passwordPageOf } from '../identity/passwordPageOf.ts';
import { countAttempt } from '../identity/throttle.ts';
import type { Handler } from '../ports/handler.ts';

/** Always the same answer, at once: the mail is written afterwards, if there is anybody to write to. */
export const recoverPassword: Handler<'recoverPassword'> = async ({
  context,
  words,
  tenant,
  body,
  ip,
  host,
  origin,
}) => {
  const limit = { key: `recover/${networkOf(ip)}`, free: 20, forgetSeconds: 3_600 };
  await countAttempt(context.db, limit, context.now());
  const prefix = `${tenant.userPrefix}/`;
  const { username: given } = body;
  const username = given.startsWith(prefix) ? given.slice(prefix.length) : given;
  const page = passwordPageOf(context, { tenant, host, origin });
  context.background.run('the recovery mail', () =>
    sendHandle(context, { tenant, words }, username, page),
  );
  return { data: { done: true } };
};
