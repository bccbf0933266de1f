import type { IncomingMessage } from 'node:http';
import { HttpError } from '../kernel/httpError.ts';

/** So long anything may take; a lost packet does. */
const GRACE_MS = 10_000;
/** Bytes a second afterwards, on average: a tenth of a poor mobile connection. */
const RATE = 4_096;
const EVERY_MS = 1_000;

/**
 * Takes a body in for as long as its sender sends: one that comes at a trickle is refused with 408 and its
 * connection closed, so that nobody keeps many of them open.
 * @param graceMs so long it may take at any rate
 */
export async function atMinimumRate<T>(
  { socket }: Pick<IncomingMessage, 'socket'>,
  work: Promise<T>,
  graceMs = GRACE_MS,
): Promise<T> {
  const since = performance.now();
  const before = socket.bytesRead;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const watch = setInterval(() => {
    const elapsed = performance.now() - since;
    if (elapsed > graceMs && socket.bytesRead - before < (elapsed / 1_000) * RATE)
      reject(new HttpError(408, [{ code: 'timeout' }], { connection: 'close' }));
  }, EVERY_MS).unref();
  try {
    return await Promise.race([work, late]);
  } finally {
    clearInterval(watch);
    // Nobody listens any more when it fails later, as it does when the connection closes.
    work.catch(() => undefined);
  }
}
