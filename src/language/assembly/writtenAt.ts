import { isUnder } from '../locks/lockedIn.ts';
import type { Origin } from './expand.ts';

/** Where a node of an expanded form is written, if another document gave it. */
export function writtenAt(
  origins: readonly Origin[] | undefined,
  pointer: string,
): { key: string; file: string; pointer: string } | undefined {
  const origin = origins?.find(({ at }) => isUnder(pointer, at));
  return (
    origin && {
      key: origin.key,
      file: origin.file,
      pointer: origin.pointer + pointer.slice(origin.at.length),
    }
  );
}
