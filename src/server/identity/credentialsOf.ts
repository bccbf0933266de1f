import type { UserKind } from '../tables/identityTables.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import type { Credentials } from './logIn.ts';

type Asked = Pick<
  HandlerRequest<'loginOnboarding' | 'createStudioToken'>,
  'tenant' | 'body' | 'ip' | 'headers'
>;

/**
 * What somebody logs in with at a page that has the tenant's key only. The user name may carry the tenant's prefix;
 * another tenant's is part of a name that nobody has.
 */
export function credentialsOf({ tenant, body, ip, headers }: Asked, kind: UserKind): Credentials {
  const prefix = `${tenant.userPrefix}/`;
  const { password } = body;
  const username = body.username.startsWith(prefix)
    ? body.username.slice(prefix.length)
    : body.username;
  const userAgent = String(headers['user-agent'] ?? '');
  return { tenant, username, password, kind, ip, userAgent };
}
