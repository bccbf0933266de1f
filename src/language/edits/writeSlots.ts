import type { Answers } from '../expressions/scope.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { put, toObject } from '../lenses/json.ts';
import { judged } from '../lenses/judge.ts';
import { slotLens } from '../lenses/slotLens.ts';
import type { Slot } from '../lenses/slots.ts';
import { lostPlaces } from '../lenses/lostPlaces.ts';
import { refused, type Written } from '../lenses/written.ts';
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
 * `locked` or `unfit`
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
  return judged(documents, id.in, put(document, id.pointer, after));
}
