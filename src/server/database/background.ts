import type { Logger } from 'pino';
import { holdingNothing } from './heldConnection.ts';
import { inNoSession } from './heldSession.ts';

/** Work that goes on after its request was answered; the server waits for it before it stops. */
export interface Background {
  run(what: string, work: () => Promise<void>): void;
  settle(): Promise<void>;
}

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const mine = inNoSession(() => holdingNothing(work))
        .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
        .finally(() => running.delete(mine));
      running.add(mine);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
