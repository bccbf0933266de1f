import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../ports/context.ts';
import { runScheduledJobs } from './runScheduledJobs.ts';

/** What is due, done again and again while the server runs. */
export interface Jobs {
  /** Lets what runs come to its end; then nothing is begun any more. */
  stop(): Promise<void>;
}

/** Minutes past the hour: what falls due with an hour has done so. */
const PAST_HOUR = 7;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const STOP_MS = 12_000;

/**
 * Has what is due done once an hour. Every server of a database comes at the same minute and they take turns: what
 * the first has done is not due any more, and the turn of one that dies over it is the next one's at once. So no
 * queue is kept: what is due says so itself, by dates that are stored with it.
 * @param pause milliseconds from an instant (ms) to the next time
 */
export function startJobs(context: Context, pause = untilNextTime): Jobs {
  const leaving = new AbortController();
  const { signal } = leaving;
  // A demo has done it already, before it opened.
  const working = repeat(context.config.isDemo);
  return {
    async stop() {
      leaving.abort(new Error('the server stops: the rest is for another'));
      await Promise.race([working, sleep(STOP_MS, undefined, { ref: false })]);
    },
  };

  async function repeat(isDone: boolean): Promise<void> {
    for (let isDue = !isDone; !signal.aborted; isDue = true) {
      if (isDue) await runScheduledJobs(context, signal).catch(complain);
      await sleep(pause(Date.now()), undefined, { signal }).catch(() => undefined);
    }
  }

  function complain(error: unknown): void {
    if (!signal.aborted) context.log.error({ err: error }, 'what is due waits for the next time');
  }
}

/** From an instant (ms) to the minute of the hour that is next. */
export function untilNextTime(now: number): number {
  const past = (now - PAST_HOUR * MINUTE_MS) % HOUR_MS;
  return HOUR_MS - past;
}
