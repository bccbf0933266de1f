import type { Diagnostic } from './diagnostic.ts';
import { segments } from './pointer.ts';

/** A copy of a document without what the faults point to. */
export function without(document: object, faults: readonly Pick<Diagnostic, 'pointer'>[]): object {
  const copy = structuredClone(document);
  // The last first: what is taken out of a list moves what stands behind it.
  for (const { pointer } of faults.toReversed()) {
    const path = [...segments(pointer)];
    const last = path.pop();
    const parent = path.reduce<unknown>((at, name) => Object(at)[name] as unknown, copy);
    if (last === undefined || parent === null || typeof parent !== 'object') continue;
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else Reflect.deleteProperty(parent, last);
  }
  return copy;
}
