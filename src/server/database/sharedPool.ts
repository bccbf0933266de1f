import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { currentAsker } from '../kernel/asker.ts';
import { FairQueue } from '../kernel/fairQueue.ts';
import { assertHoldsNone } from './heldConnection.ts';

/**
 * A pool whose connections are shared out. A person has two: a page asks for more than one thing at a time,
 * and with more of them one person would have most of a small machine's processors. A tenant has three
 * fifths: it takes two to have all, and what another tenant needs is free while one is at its worst.
 * Nobody inside a transaction gets a second one, so whoever has one comes to an end and waiting is all
 * that can happen.
 */
export function sharedPool(pool: pg.Pool, log: Logger): PostgresPool {
  const whole = pool.options.max;
  const shares = new FairQueue({
    whole,
    tenant: Math.max(1, Math.floor(whole * 0.6)),
    person: Math.min(2, whole),
    waiting: 200,
    waitingWhole: 1_000,
    patienceMs: 5_000,
  });
  const complain = (error: Error) => log.error({ err: error }, 'a connection inside a connection');
  return {
    options: pool.options,
    async connect() {
      assertHoldsNone('another connection', complain);
      const leave = await shares.enter(currentAsker());
      try {
        const client = await pool.connect();
        const release = client.release.bind(client);
        client.release = (error) => {
          release(error);
          leave();
        };
        return client;
      } catch (error) {
        leave();
        throw error;
      }
    },
    end: () => pool.end(),
  };
}
