import { LOCKS, type LocksDocument } from '../documents/locksDocument.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { digestOf } from '../values/digestOf.ts';
import { nearestWord } from '../values/nearestWord.ts';
import { step } from '../values/pointer.ts';
import { error, type Check } from './context.ts';
import { saidCodes } from './saidCodes.ts';

/**
 * A list has a word for each code that the contract gives where it is shown. Of codes that the contract leaves open, the
 * table of locks has the digest: one that is renamed or gone would be told nowhere, and nobody could answer it.
 */
export const checkKeptCodes: Check = ({ kind, id, value }, context) => {
  const { items } = value as CodesDocument;
  if (kind !== 'codes' || items === undefined) return [];
  const codes = Object.keys(items);
  const said = saidCodes(context).get(id) ?? new Map<string, string>();
  const missing = [...said.keys()].filter((code) => !codes.includes(code));
  const [first] = missing;
  if (first !== undefined) {
    const strangers = codes.filter((code) => !said.has(code));
    const near = nearestWord(first, strangers);
    const names = missing.map((code) => `«${code}»`).join(', ');
    return [
      error(
        near === undefined ? '/items' : `/items${step(near)}`,
        `La lista no tiene ${names}, que el servidor puede dar donde la usa «${said.get(first)}».`,
      ),
    ];
  }
  const table = context.documents.get(LOCKS)?.value as LocksDocument | undefined;
  const digest = table?.codes?.[id];
  const now = digestOfCodes(codes);
  return digest === undefined || digest === now
    ? []
    : [
        error(
          '/items',
          `Los códigos de la lista no son los que guarda la tabla de bloqueos. Si han de cambiar, cambie allí su huella: ${now}.`,
        ),
      ];
};

/** Of the codes alone: their words and their order are another matter. */
export const digestOfCodes = (codes: readonly string[]): string => digestOf([...codes].sort());
