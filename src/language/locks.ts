import { lockedForm } from './lockedForm.ts';
import { isUnder, lockedIn } from './lockedIn.ts';
import { lockedScreen } from './lockedScreen.ts';
import { isObject } from './mergePatch.ts';
import { segments, step } from './pointer.ts';
import type { Fault } from './problem.ts';

/**
 * What an overlay does to locked nodes of its base: it may neither touch one, nor change anything beside it that
 * decides whether it is seen, what it means or where it is sent. It may not say itself what is locked.
 */
export function checkLocks(base: unknown, merged: unknown, patch: unknown): Fault[] {
  const writes = written(patch);
  const locked = lockedIn(base);
  const marks = writes
    .filter((write) => segments(write).at(-1) === 'locked')
    .map((write) => fault(write, 'Lo que está bloqueado lo dicen los documentos compartidos.'));
  const touched = locked.flatMap((node) =>
    writes
      .filter((write) => isUnder(write, node) || isUnder(node, write))
      .map((write) =>
        fault(write, `«${node || '/'}» está bloqueado: una variante no puede cambiarlo.`),
      ),
  );
  if (locked.length === 0 || !isObject(base) || !isObject(merged)) return marks;
  const moved = [...lockedForm(base, merged), ...lockedScreen(base, merged, locked)].map(
    ({ pointer, why }) =>
      fault(
        writes.find((write) => isUnder(write, pointer) || isUnder(pointer, write)) ?? pointer,
        why,
      ),
  );
  return [...marks, ...touched, ...moved];
}

const fault = (pointer: string, message: string): Fault => ({
  pointer: `/patch${pointer}`,
  message,
  severity: 'error',
});

/** Pointers that a merge patch writes: its leaves. */
function written(patch: unknown, at = ''): string[] {
  if (!isObject(patch) || Object.keys(patch).length === 0) return [at];
  return Object.entries(patch).flatMap(([key, inner]) => written(inner, at + step(key)));
}
