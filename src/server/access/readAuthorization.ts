import type { IncomingMessage } from 'node:http';
import { unauthorized } from '../kernel/httpError.ts';

/** Ours are shorter. */
const LONGEST = 1_000;
/** @source RFC 6750 §2.1; RFC 7617 §2; RFC 9110 §11.2 (token68) */
const AUTHORIZATION = /^(bearer|basic) ([A-Za-z0-9._~+/-]+=*)$/i;

/**
 * What a request shows: a scheme that we know, one blank, and its credentials, once. Nothing where it
 * shows nothing; anything else is as if it showed the wrong thing. @throws HttpError 401
 */
export function readAuthorization({
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders'>):
  { scheme: 'bearer' | 'basic'; credentials: string } | undefined {
  const { authorization } = headers;
  if (authorization === undefined) return undefined;
  const shown = rawHeaders.filter(
    (text, index) => index % 2 === 0 && text.toLowerCase() === 'authorization',
  );
  const found = authorization.length > LONGEST ? null : AUTHORIZATION.exec(authorization);
  if (!found || shown.length > 1) throw unauthorized();
  const [, scheme = '', credentials = ''] = found;
  return { scheme: scheme.toLowerCase() === 'bearer' ? 'bearer' : 'basic', credentials };
}
