import { isObject, mergePatch } from './mergePatch.ts';
import { checkLocks } from './locks.ts';
import { step } from './pointer.ts';
import type { Fault } from './problem.ts';
import type { OverlayDocument } from './tenantDocuments.ts';

/**
 * Lays a tenant's variant over its base. Neither is changed. `faults` point into the overlay:
 * locked nodes that it touches (errors) and, when the base has moved on, what no longer fits (warnings).
 */
export function overlay<T>(
  base: T,
  baseSha256: string,
  variant: OverlayDocument,
): { document: T; faults: Fault[] } {
  const document = mergePatch(base, variant.patch) as T;
  const faults = checkLocks(base, document, variant.patch);
  if (variant.base.sha256 !== baseSha256) {
    faults.push(
      warning(
        '/base/sha256',
        'La base ha cambiado desde que se escribió esta variante: se ha vuelto a aplicar.',
      ),
      ...unfit(base, variant.patch).map((pointer) => ({
        ...warning(pointer, 'Ya no encaja: la base no tiene este nodo.'),
        unfit: true as const,
      })),
    );
  }
  return { document, faults };
}

const warning = (pointer: string, message: string): Fault => ({
  pointer,
  message,
  severity: 'warning',
});

/** Nodes that a patch removes or reaches into although the base does not have them. */
function unfit(base: unknown, patch: unknown, at = '/patch'): string[] {
  if (!isObject(patch)) return [];
  return Object.entries(patch).flatMap(([key, change]) => {
    const there = isObject(base) && Object.hasOwn(base, key);
    if (change === null) return there ? [] : [at + step(key)];
    if (!there) return isObject(change) && !('order' in change) ? [at + step(key)] : [];
    return unfit((base as Record<string, unknown>)[key], change, at + step(key));
  });
}
