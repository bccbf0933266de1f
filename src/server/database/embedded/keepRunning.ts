import { setTimeout as sleep } from 'node:timers/promises';
import type { Launched } from './launch.ts';

/** Between tries to start it again. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 8_000;

interface Kept {
  /** Starts it again; undefined when that did not work. */
  again(): Promise<Launched | undefined>;
  /** Asks what runs to end, and waits until it has. */
  end(launched: Launched): Promise<void>;
  /** It has ended, and nobody asked it to. */
  onLost(): void;
}

/** Starts a program again whenever it ends by itself, until it is stopped. */
export function keepRunning(first: Launched, { again, end, onLost }: Kept): () => Promise<void> {
  const leave = new AbortController();
  const { signal } = leave;
  let running: Launched | undefined = first;
  let pause = FIRST_PAUSE_MS;
  const keep = async () => {
    while (!signal.aborted) {
      if (running) {
        await running.ended;
        if (signal.aborted) break;
        onLost();
        running = undefined;
        pause = FIRST_PAUSE_MS;
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      if (!signal.aborted) running = await again().catch(() => undefined);
    }
    if (running) await end(running);
  };
  const kept = keep();
  return async () => {
    leave.abort();
    if (running) await end(running);
    await kept;
  };
}
