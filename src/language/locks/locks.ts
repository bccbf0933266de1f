import type { Kind } from '../grammar/index.ts';
import { same } from './guarded.ts';
import { lockedForm } from './lockedForm.ts';
import { isUnder, lockedIn } from './lockedIn.ts';
import { lockedScreen } from './lockedScreen.ts';
import { isObject } from '../values/mergePatch.ts';
import { movedBefore } from './movedBefore.ts';
import { read, segments, step } from '../values/pointer.ts';
import { structureOf } from './structure.ts';
import type { Diagnostic } from '../values/diagnostic.ts';

/**
 * What an overlay does to locked nodes of its base: it may neither touch one, nor change anything beside it that
 * decides whether it is seen, what it means or where it is sent. It may not say itself what is locked.
 */
export function checkLocks(
  base: unknown,
  merged: unknown,
  patch: unknown,
  kind: Kind,
): Diagnostic[] {
  const writes = written(patch);
  const locked = lockedIn(base);
  const marks = writes
    .filter((write) => segments(write).at(-1) === 'locked')
    .map((write) => fault(write, 'Lo que está bloqueado lo dicen los documentos compartidos.'));
  const touched = locked.flatMap((node) =>
    writes
      .filter((write) => isUnder(write, node) || isUnder(node, write))
      .map((write) =>
        fault(write, `${named(node)} está bloqueado: una variante no puede cambiarlo.`),
      ),
  );
  const faults = [...marks, ...checkStructure(base, merged, writes, kind)];
  if (locked.length === 0 || !isObject(base) || !isObject(merged)) return faults;
  const moved = [
    ...lockedForm(base, merged),
    ...lockedScreen(base, merged, locked),
    ...movedBefore(base, merged),
  ].map(({ pointer, why }) =>
    fault(
      writes.find((write) => isUnder(write, pointer) || isUnder(pointer, write)) ?? pointer,
      why,
    ),
  );
  return [...faults, ...touched, ...moved];
}

/** What an overlay does to nodes that it may only put into other words, as far as it is more than that. */
function checkStructure(
  base: unknown,
  merged: unknown,
  writes: string[],
  kind: Kind,
): Diagnostic[] {
  const nodes = lockedIn(base, '', 'structure');
  if (nodes.length === 0 || !isObject(merged)) return [];
  const [before, after] = [structureOf(kind, base), structureOf(kind, merged)] as [object, object];
  const others = writes.filter((write) => !same(read(before, write), read(after, write)));
  const writesAt = (pointer: string) =>
    others.filter((write) => isUnder(write, pointer) || isUnder(pointer, write));
  return [
    ...nodes.flatMap((node) =>
      writesAt(node)
        .filter((write) => !isAdded(before, write))
        .map((write) =>
          fault(write, `${named(node)} está bloqueado: una variante sólo cambia sus palabras.`),
        ),
    ),
    ...[...lockedForm(before, after), ...lockedScreen(before, after, nodes)].map(
      ({ pointer, why }) => fault(writesAt(pointer)[0] ?? pointer, why),
    ),
  ];
}

/** Whether something is, or stands in, a column or an item that the base does not have: it is seen beside the others. */
function isAdded(before: unknown, write: string): boolean {
  const [, entry] = /^(\/blocks\/[^/]+\/(?:columns|items)\/[^/]+)/.exec(write) ?? [];
  return entry !== undefined && read(before, entry) === undefined;
}

const fault = (pointer: string, message: string): Diagnostic => ({
  pointer: `/patch${pointer}`,
  message,
  severity: 'error',
});

/** Pointers that a merge patch writes: its leaves. */
function written(patch: unknown, at = ''): string[] {
  if (!isObject(patch) || Object.keys(patch).length === 0) return [at];
  return Object.entries(patch).flatMap(([key, inner]) => written(inner, at + step(key)));
}

/** A node as it is told, or the document itself. */
const named = (node: string): string => (node === '' ? 'El documento entero' : `«${node}»`);
