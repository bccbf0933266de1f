import { randomUUID } from 'node:crypto';

/** A request's id as its sender wrote it, when it is well formed, or one of our own. */
export function requestIdOf(headers: Record<string, string | string[] | undefined>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && PATTERN.test(given) ? given : randomUUID();
}

/** Nothing in it can break a log line or a header. */
const PATTERN = /^[A-Za-z0-9-]{8,64}$/;
