import type { Output } from '#/contract/call.ts';
import { toBase64 } from './base64.ts';
import type { FilledOptions } from './clientOptions.ts';
import type { StoredSession } from './store.ts';

/** Headers of the token calls: the host's consumer key and secret. @source specification §7 */
export function basic({ credentials, id }: FilledOptions): Record<string, string> {
  const { consumer_key = '', consumer_secret = '' } = credentials ?? {};
  return {
    Authorization: `Basic ${toBase64(`${consumer_key}:${consumer_secret}`)}`,
    'X-Request-Id': id(),
  };
}

/** By which token a session is revoked. */
export const tokenOf = ({ refresh_token, access_token }: StoredSession) => ({
  body: { token: refresh_token ?? access_token },
});

/** What is kept of a token; it expires at now + expires_in × 1000. @source specification §9 */
export function toSession(
  { credentials, now }: FilledOptions,
  token: Output<'createToken'>,
  user: string,
): StoredSession {
  const { expires_in, refresh_expires_in, ...kept } = token;
  const obtained_at = now();
  return {
    ...kept,
    tenant: credentials?.id ?? '',
    user,
    obtained_at,
    expires_at: obtained_at + expires_in * 1000,
    ...(refresh_expires_in && { ends_at: obtained_at + refresh_expires_in * 1000 }),
  };
}
