import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { step } from '../values/pointer.ts';
import { error, ofKind, type Check } from './context.ts';

/** Fewer codes may be the same by chance. */
const MANY = 5;

/**
 * A list whose codes are all those of another, and mostly by the same words, is the same list for another place: what it
 * means to say otherwise there it marks (`"differs": true`).
 */
export const checkSameCodes: Check = ({ kind, id, value }, context) => {
  if (kind !== 'codes') return [];
  const { items } = value as CodesDocument;
  const codes = Object.keys(items ?? {});
  if (codes.length < MANY) return [];
  return ofKind<CodesDocument>(context, 'codes').flatMap((other) => {
    const all = Object.keys(other.items ?? {}).length;
    const isOther = all > codes.length || (all === codes.length && id < other.id);
    if (!isOther || !codes.every((code) => Object.hasOwn(other.items, code))) return [];
    const unlike = codes.filter((code) => items[code]!.label !== other.items[code]!.label);
    if (unlike.length * 2 > codes.length) return [];
    return unlike
      .filter((code) => items[code]!.differs !== true)
      .map((code) =>
        error(
          `/items${step(code)}/label`,
          `«${code}» se dice aquí «${items[code]!.label}», y en «${other.id}» «${other.items[code]!.label}». Si ha de ser otra cosa, dígalo con "differs".`,
        ),
      );
  });
};
