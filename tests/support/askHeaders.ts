import { randomUUID } from 'node:crypto';
import type { HostCredentials } from '../../src/server/ports/tenant.ts';
import type { Ask } from './server.ts';

/** The headers of a request as tests write it, with the keys of its host and tenant. */
export function askHeaders(
  { host = 'localhost', token, proof, key, basic, form, headers }: Ask,
  credentials: HostCredentials | undefined,
): Record<string, string> {
  const consumer = credentials && `${credentials.consumer_key}:${credentials.consumer_secret}`;
  return {
    host,
    // As browsers do: what may happen once is one transaction as a whole.
    'x-request-id': randomUUID(),
    ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    ...(key && { apikey: credentials!.api_key }),
    ...(basic && { authorization: `Basic ${Buffer.from(consumer!).toString('base64')}` }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(proof && { 'x-reauthentication': proof }),
    ...headers,
  };
}
