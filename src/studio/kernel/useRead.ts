import { useQuery } from '@tanstack/react-query';
import type { Problem, Result } from '#/contract/call.ts';

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
    ...(isEdited && { gcTime: 0, staleTime: Infinity }),
  });
}
