import { useQuery } from '@tanstack/react-query';
import type { Problem, Result } from '#/contract/call.ts';

/** How often it is read again before it is told that nothing comes. */
const MOST_TRIES = 2;

/**
 * What is read, kept under its name; a problem is a value. What is `edited` is read once each time that it is opened:
 * nothing that the server answers later touches it.
 */
export function useRead<T>(
  name: readonly string[],
  ask: () => Promise<Result<T>>,
  isEdited = false,
) {
  return useQuery<T, Problem>({
    queryKey: name,
    queryFn: async () => {
      const { data, problem } = await ask();
      if (problem) throw problem;
      return data!;
    },
    // Nothing came, or the server is busy, and reading again does no harm: whoever waits for a check behind another is
    // answered a little later.
    retry: (times, { status }) => (status === 0 || status === 503) && times < MOST_TRIES,
    retryDelay: 500,
    ...(isEdited && { gcTime: 0, staleTime: Infinity }),
  });
}
