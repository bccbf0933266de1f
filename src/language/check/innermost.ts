import { isUnder } from '../locks/lockedIn.ts';
import { segments } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';

/** A table, or what stands on top of a document, holds things that have nothing to do with each other. */
const TOP = 2;

/** So far within a thing what is wrong with a part of it says why the whole is wrong. */
const NEAR = 2;

/** What is missing from the whole is so whatever else stands in it. */
const LACKS = 'Falta';

/**
 * Leaves out what is said of a thing of which a part is refused: a value that leads nowhere is no thing to write into an
 * address either. What is wrong with the whole besides is told once the part is right.
 */
export function innermost(faults: readonly Diagnostic[]): Diagnostic[] {
  const refused = faults.filter(({ severity }) => severity === 'error');
  return faults.filter(
    ({ pointer, severity, message }) =>
      severity !== 'error' ||
      message.startsWith(LACKS) ||
      segments(pointer).length < TOP ||
      !refused.some(
        (one) =>
          one.pointer !== pointer &&
          isUnder(one.pointer, pointer) &&
          segments(one.pointer).length - segments(pointer).length <= NEAR,
      ),
  );
}
