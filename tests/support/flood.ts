import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as sleep } from 'node:timers/promises';
import { send, type Asked } from './askOnce.ts';

/** What a flood is started with. */
export interface Flood extends Asked {
  atOnce: number;
}

/**
 * Asks without end until a message comes, in a thread of its own: reading the answers must not hold those who
 * measure beside it. Tells how often each status was answered.
 */
async function run({ atOnce, ...asked }: Flood): Promise<void> {
  const statuses: Record<number, number> = {};
  let isOver = false;
  parentPort!.once('message', () => (isOver = true));
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!isOver) {
        const status = await send(asked);
        statuses[status] = (statuses[status] ?? 0) + 1;
        // Thrice as often as a token may ask: every place is taken as soon as it is free.
        if (status === 429) await sleep(1_000);
      }
    }),
  );
  parentPort!.postMessage(statuses);
  parentPort!.close();
}

void run(workerData as Flood);
