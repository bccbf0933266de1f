import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../kernel/isLoopback.ts';
import { notFound } from '../kernel/httpError.ts';

/** What a proxy adds: behind one, everybody comes from this machine. */
const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/**
 * Refuses whoever does not sit at the machine, and pages of other origins that such a person has open:
 * to both there is nothing here. A browser says which page asks; an address typed in is asked for by none.
 */
export function assertLocal({ socket, headers, site }: FastifyRequest): void {
  const isHere = isLoopback(socket.remoteAddress ?? '');
  const isForwarded = forwarded.some((name) => headers[name] !== undefined);
  const { origin = site.origin, 'sec-fetch-site': from = 'none' } = headers;
  const isOwn = origin === site.origin && (from === 'same-origin' || from === 'none');
  if (!isHere || isForwarded || !isOwn || site.served.length === 0) throw notFound();
}
