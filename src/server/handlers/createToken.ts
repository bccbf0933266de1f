import { networkOf } from '../http/networkOf.ts';
import { issueClientToken } from '../identity/clientToken.ts';
import { logIn } from '../identity/logIn.ts';
import { refresh } from '../identity/refresh.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';

/** A token for a password, for a refresh token, or for the host itself. @source specification §7 */
export const createToken: Handler<'createToken'> = async ({
  context,
  tenant,
  body,
  ip,
  headers,
}) => {
  switch (body.grant_type) {
    case 'client_credentials':
      return issueClientToken(context, tenant.id, networkOf(ip));
    case 'refresh_token':
      return refresh(context, tenant.id, body.refresh_token);
    case 'password': {
      const prefix = `${tenant.userPrefix}/`;
      // Another tenant's prefix is a login that fails, as slowly and with the same words.
      const username = body.username.startsWith(prefix) ? body.username.slice(prefix.length) : '';
      const userAgent = String(headers['user-agent'] ?? '');
      const kind = body.scope ?? 'investor';
      return logIn(context, { tenant, username, password: body.password, kind, ip, userAgent });
    }
    default:
      throw new HttpError(422, [{ code: 'unsupported_grant', path: '/body/grant_type' }]);
  }
};
