import { AsyncLocalStorage } from 'node:async_hooks';

/** What runs inside a transaction knows that it does; over once the transaction is. */
const held = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs the work of a transaction: until it ends, nothing that it calls may ask for another connection. */
export async function whileHolding<T>(work: () => Promise<T>): Promise<T> {
  const mine = { isOpen: true };
  try {
    return await held.run(mine, work);
  } finally {
    mine.isOpen = false;
  }
}

/** Runs what goes on by itself, such as work for later: the transaction that it was begun in is not its own. */
export const holdingNothing = <T>(work: () => T): T => held.exit(work);

/** Whether this code runs inside a transaction that has not ended. */
export const isHolding = (): boolean => held.getStore()?.isOpen === true;

/**
 * What may not happen inside a transaction, because many of them together would wait for connections that
 * each of them holds: in tests it throws, elsewhere it goes to `complain` and happens.
 */
export function assertHoldsNone(what: string, complain: (error: Error) => void): void {
  if (!isHolding()) return;
  const error = new Error(`${what} inside a transaction`);
  if (process.env.NODE_ENV === 'test') throw error;
  complain(error);
}
