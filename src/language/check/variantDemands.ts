import type { FormDocument } from '../documents/form.ts';
import { LOCKS, type LocksDocument } from '../documents/locksDocument.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check, type Context } from './context.ts';
import { demandsOf } from './demands.ts';
import { levelsOf, type Level } from './levels.ts';
import { whyNotRequired } from './whyNotRequired.ts';

/**
 * What a variant wants to be answered besides never obliges anybody to accept something, and where law alone says what
 * is asked, or by where money leaves, nothing besides has to be answered at all.
 * @source RGPD, arts. 4.11 y 7.4
 */
export const checkVariantDemands: Check = ({ kind, value, variant }, context) => {
  if (kind !== 'form' || !variant) return [];
  const [base, form] = [variant.base as FormDocument, value as FormDocument];
  const known = new Set(
    levelsOf(base).flatMap((level) => demandsOf(level, context).map(({ pointer }) => pointer)),
  );
  const locks = context.documents.get(LOCKS)?.value as LocksDocument | undefined;
  const why = whyNotRequired(base, locks);
  return levelsOf(form).flatMap((level) => newIn(level, known, why, context));
};

function newIn(
  level: Level,
  known: ReadonlySet<string>,
  why: string | undefined,
  context: Context,
): Diagnostic[] {
  const added = demandsOf(level, context).filter(({ pointer }) => !known.has(pointer));
  const ticks = added.filter(({ isAcceptance }) => isAcceptance);
  return Object.values(Object.groupBy(added, ({ name }) => name)).flatMap((one = []) => {
    const [first] = ticks.filter(({ name }) => name === one[0]!.name);
    if (first) return [error(first.pointer, ACCEPTS)];
    // A column is answered by whoever adds the row.
    return why === undefined || level.root === 'row'
      ? []
      : one.map(({ pointer }) => error(pointer, why));
  });
}

const ACCEPTS =
  'Una variante no obliga a aceptar nada: quien responda ha de poder decir que no y seguir.';
