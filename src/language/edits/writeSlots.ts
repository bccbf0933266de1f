import type { Answers } from '../expressions/scope.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { put, toObject } from '../lenses/json.ts';
import type { Kind } from '../grammar/index.ts';
import { judged } from '../lenses/judge.ts';
import { slotLens } from '../lenses/slotLens.ts';
import type { Slot } from '../lenses/slots.ts';
import { lostPlaces } from '../lenses/lostPlaces.ts';
import { refused, type Written } from '../lenses/written.ts';
import { everyUnfit } from './everyUnfit.ts';
import { read } from '../values/pointer.ts';

/** Part of a document that has a grammar of its own. */
export interface PartId {
  in: string;
  /** `''` is the document itself. */
  pointer: string;
}

/** What slots ask of a part of a document, as flat answers. */
export const readSlots = (documents: Documents, id: PartId, slots: readonly Slot[]): Answers =>
  slotLens(slots).read(toObject(read(valueOf(documents, id.in), id.pointer)));

/**
 * The documents in which a part is what the answers say; what no slot asks for stays.
 * @returns the same documents with an issue: `places` (a sentence lost a value, or names one that it does not have),
 * `locked`, or `unfit` for each thing that it may not say
 */
export function writeSlots(
  documents: Documents,
  id: PartId,
  slots: readonly Slot[],
  answers: Answers,
): Written {
  const document = valueOf(documents, id.in);
  const before = toObject(read(document, id.pointer));
  const after = slotLens(slots).write(before, answers);
  const lost = lostPlaces(id.in, document, put(document, id.pointer, after));
  if (lost) return refused(documents, 'places', id.in, lost.pointer, { places: lost.places });
  const made = put(document, id.pointer, after);
  const written = judged(documents, id.in, made);
  if (written.issues.some(({ code }) => code !== 'unfit')) return written;
  const unfit = everyUnfit(id.in.slice(0, id.in.indexOf('/')) as Kind, document, made);
  if (unfit.length === 0) return written;
  return {
    documents,
    issues: unfit.map(({ pointer, message }) => ({
      ...{ code: 'unfit', path: pointer, params: { in: id.in, message } },
    })),
  };
}
