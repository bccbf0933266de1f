import type { Context } from '../context.ts';
import { due } from './index.ts';

/** Does everything that falls due by now, one after another; called at start, by the hourly job, and when the clock moves. */
export async function runDue(context: Context): Promise<void> {
  for (const [name, work] of Object.entries(due)) {
    try {
      await work(context);
    } catch (error) {
      context.log.error({ err: error, due: name }, 'what was due failed');
    }
  }
}
