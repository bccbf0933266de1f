import { currentAsker } from '../kernel/asker.ts';
import { FairQueue, type Shares } from '../kernel/fairQueue.ts';
import { tooMany } from '../kernel/httpError.ts';

/**
 * Hashes that are made at a time: two of one tenant, and one more, which only another tenant gets. One of a
 * person (of guests: of a network), so that whoever asks for many waits for themselves.
 */
export const hashShares: Shares = {
  whole: 3,
  tenant: 2,
  person: 1,
  // An office opens in the morning; its people are one network.
  waiting: 40,
  waitingWhole: 200,
  patienceMs: 5_000,
};

/** Runs a hash when it is the turn of whoever asks; throws 429 or 503 where too many wait already. */
export type HashQueue = <T>(hash: () => Promise<T>) => Promise<T>;

export function createHashQueue(shares: Shares = hashShares): HashQueue {
  const places = new FairQueue(shares, (crowd) =>
    tooMany(BUSY_SECONDS, crowd === 'own' ? 429 : 503),
  );
  return async (hash) => {
    const leave = await places.enter(currentAsker());
    try {
      return await hash();
    } finally {
      leave();
    }
  };
}

const BUSY_SECONDS = 3;

/** Of this process: passwords and codes are hashed by the same few threads that also read its files. */
export const inHashQueue: HashQueue = createHashQueue();
