import { logIn } from '../identity/logIn.ts';
import type { Handler } from '../ports/handler.ts';

/**
 * An investor's token for a page that has the tenant's key only: the same sessions, words and
 * counters of attempts as the password grant. The user name may carry the tenant's prefix; another
 * tenant's is part of a name that nobody has.
 */
export const loginOnboarding: Handler<'loginOnboarding'> = async ({
  context,
  tenant,
  body,
  ip,
  headers,
}) => {
  const prefix = `${tenant.userPrefix}/`;
  const { password } = body;
  const username = body.username.startsWith(prefix)
    ? body.username.slice(prefix.length)
    : body.username;
  const userAgent = String(headers['user-agent'] ?? '');
  const credentials = { tenant, username, password, kind: 'investor' as const, ip, userAgent };
  return { data: await logIn(context, credentials) };
};
