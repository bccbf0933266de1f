import type { Problem, Result } from '#/contract/call.ts';
import type { DraftKeeper } from './draftKeeper.ts';

/**
 * What was answered; `sent` where the answers had been taken before, by this page or another one, `other` where those may
 * have been others than these.
 */
export type Sending = Result<{ data?: unknown }> | 'sent' | 'other';

/** How often, and after how many ms each, it is asked what came of a sending that the server is still at work on. */
const TRIES = 10;
const PAUSE = 1_000;

/**
 * Sends what a draft holds under its key, so that it is taken once however often it is tried; an answer that was lost
 * is looked for, before anybody is asked to try again.
 */
export function createSendOnce(keeper: DraftKeeper | undefined) {
  let isInDoubt = false;
  return async (send: (key?: string) => Promise<Result<{ data?: unknown }>>): Promise<Sending> => {
    if (!keeper) return send();
    const key = await keeper.identify();
    if (keeper.sent()) return 'other';
    if (isInDoubt && (await keeper.findSent())) return 'sent';
    const answer = await send(key);
    const { problem } = answer;
    const isRunning = says(problem, 'once_running');
    isInDoubt = problem?.lost === true || isRunning;
    const isOther = says(problem, 'once_other_body');
    if (!isInDoubt && !isOther) return answer;
    for (let tries = isRunning ? TRIES : 1; tries > 0; tries--) {
      if (await keeper.findSent()) return isOther ? 'other' : 'sent';
      if (isRunning) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return answer;
  };
}

const says = (problem: Problem | undefined, code: string) =>
  problem?.errors.some((error) => error.code === code) === true;
