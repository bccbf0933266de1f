import type { Context } from '../ports/context.ts';
import { withAdvisoryLock } from '../database/withAdvisoryLock.ts';

/**
 * Does everything that falls due by now, one after another, and never two servers at once; called at a demo's
 * start, every hour, and when the clock moves. Once `signal` is given nothing more of it is begun, and it
 * throws.
 */
export function runScheduledJobs(context: Context, signal?: AbortSignal): Promise<void> {
  const work = async () => {
    for (const [name, each] of Object.entries(context.due)) {
      signal?.throwIfAborted();
      try {
        await each(context);
      } catch (error) {
        context.log.error({ err: error, due: name }, 'what was due failed');
      }
    }
  };
  return withAdvisoryLock(context.db, 'what is due', work, signal);
}
