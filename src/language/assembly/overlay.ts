import type { Kind } from '../grammar/index.ts';
import { mergePatch } from '../values/mergePatch.ts';
import { checkLocks } from '../locks/locks.ts';
import { orphanedPatchPaths } from './orphanedPatchPaths.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { OverlayDocument } from '../documents/tenantDocuments.ts';

/**
 * Lays a tenant's variant over its base. Neither is changed. `faults` point into the overlay:
 * locked nodes that it touches (errors) and, when the base has moved on, what no longer fits (warnings).
 */
export function overlay<T>(
  base: T,
  baseSha256: string,
  variant: OverlayDocument,
  kind: Kind,
): { document: T; faults: Diagnostic[] } {
  const document = mergePatch(base, variant.patch) as T;
  const faults = checkLocks(base, document, variant.patch, kind);
  if (variant.base.sha256 !== baseSha256) {
    faults.push(
      warning(
        '/base/sha256',
        `La base ha cambiado desde que se escribió esta variante: se ha vuelto a aplicar. Ahora es ${baseSha256}.`,
      ),
      ...orphanedPatchPaths(base, document, variant.patch, kind).map((pointer) => ({
        ...warning(`/patch${pointer}`, 'Ya no encaja: la base no tiene este nodo.'),
        unfit: true as const,
      })),
    );
  }
  return { document, faults };
}

const warning = (pointer: string, message: string): Diagnostic => ({
  pointer,
  message,
  severity: 'warning',
});
