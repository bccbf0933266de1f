import { calls } from '#/contract/calls.gen.ts';
import type { FilledOptions } from './clientOptions.ts';
import type { Answer, Exchange } from './exchange.ts';

/** How often something is asked again that the server had no place for. */
const TRIES = 3;
/** What a wait lasts at least and at most, whatever the server says (ms). */
const LEAST = 500;
const MOST = 5_000;

/**
 * The same exchange, which waits and asks again for what is only read where the server says that too much is being made
 * at a time (429 `lane_full`): as long as it says (`Retry-After`), and so often at most. Whoever asks too much for other
 * reasons hears so at once, and nothing that changes anything is sent twice.
 */
export function createPatience(
  exchange: Exchange,
  { sleep }: Pick<FilledOptions, 'sleep'>,
): Exchange {
  return async (id, input, headers, signal) => {
    let answer = await exchange(id, input, headers, signal);
    for (let left = TRIES; left > 0 && calls[id].reads && isFull(answer); left -= 1) {
      await sleep(waitOf(answer));
      answer = await exchange(id, input, headers, signal);
    }
    return answer;
  };
}

const isFull = ({ problem }: Answer<unknown>): boolean =>
  problem?.status === 429 && problem.errors.some(({ code }) => code === 'lane_full');

function waitOf({ response }: Answer<unknown>): number {
  const seconds = Number(response?.headers.get('retry-after'));
  return Math.min(MOST, Math.max(LEAST, Number.isFinite(seconds) ? seconds * 1_000 : 0));
}
