import type { Logger } from 'pino';
import { assertHoldsNone } from './heldConnection.ts';

/**
 * The same port, of which these methods are refused inside a transaction: drawing, hashing and sending take
 * long, and whoever waits for them may not keep a connection from others meanwhile.
 */
export function outsideTransactions<Port extends object>(
  port: Port,
  methods: readonly (keyof Port & string)[],
  log: Logger,
): Port {
  const complain = (error: Error) => log.error({ err: error }, 'slow work inside a transaction');
  const guarded = methods.map((name) => {
    const method = port[name] as (...given: unknown[]) => unknown;
    const call = (...given: unknown[]) => {
      assertHoldsNone(name, complain);
      return method.apply(port, given);
    };
    return [name, call] as const;
  });
  return { ...port, ...Object.fromEntries(guarded) };
}
