import { useRef } from 'react';
import type { NamedAnswers } from '../calls/useNamedCalls.ts';
import type { Source } from '../ports/source.ts';
import type { Calls } from './callsInTurn.ts';

type Data = Record<string, unknown>;

/** The answers of calls, with `null` for those that are not to be asked; what failed or is on its way is left out. */
export const answersOf = (calls: Calls, { data, sources }: NamedAnswers): Data =>
  Object.fromEntries(
    Object.keys(calls)
      .filter((name) => data[name] !== undefined || !isAwaited(sources[name]))
      .map((name) => [name, data[name] ?? null]),
  );

const isAwaited = (source?: Source) => source?.coming === true || source?.problem !== undefined;

/** The same object for as long as it holds the same things: what follows from it is worked out once. */
export function useSame(next: Data): Data {
  const kept = useRef(next);
  const names = Object.keys(next);
  const isSame =
    names.length === Object.keys(kept.current).length &&
    names.every((name) => kept.current[name] === next[name]);
  if (!isSame) kept.current = next;
  return kept.current;
}
