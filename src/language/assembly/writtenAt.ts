import { isUnder } from '../locks/lockedIn.ts';
import type { Origin } from './expand.ts';

/** Where a node of an expanded form is written, if another document gave it. */
export function writtenAt(
  origins: readonly Origin[] | undefined,
  pointer: string,
): { key: string; file: string; pointer: string } | undefined {
  // Blocks of one part may stand in the step of another.
  const origin = origins
    ?.filter(({ at }) => isUnder(pointer, at))
    .reduce<Origin | undefined>(
      (nearest, one) => (nearest && nearest.at.length >= one.at.length ? nearest : one),
      undefined,
    );
  return (
    origin && {
      key: origin.key,
      file: origin.file,
      pointer: origin.pointer + pointer.slice(origin.at.length),
    }
  );
}
