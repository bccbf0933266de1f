import { withoutDiscarded } from '#/language/edits/carryTexts.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import { mergeDocuments, type Conflict } from '#/language/proposals/mergeDocuments.ts';
import { mergeValues } from '#/language/proposals/mergeValues.ts';
import { withPlace } from '#/language/proposals/overruled.ts';
import { isJson, type Edited } from './saved.ts';

export type Side = 'ours' | 'theirs';

export interface Joined {
  edited: Edited;
  conflicts: readonly Conflict[];
  /** `<kind>/<id>` → the other side's text of a document that is none yet. */
  aside: Readonly<Record<string, string>>;
}

/**
 * What two people have made of one version, together; where both changed one place, `side` is taken. Texts that are no
 * documents yet cannot be joined: that of `side` goes on, and the other one is put aside, for nothing that was typed is
 * lost. A wording that is discarded takes its translations along.
 * @param shared what all tenants share
 */
export function joined(
  before: Edited,
  ours: Edited,
  theirs: Edited,
  side: Side,
  shared = before.documents,
): Joined {
  const { documents, conflicts } = mergeDocuments(
    before.documents,
    ours.documents,
    theirs.documents,
  );
  const chosen = { ours, theirs }[side].documents;
  const settled = conflicts.reduce<Documents>(
    (so, conflict) => taken(so, conflict, chosen, conflict[side]),
    documents,
  );
  const keys = new Set([...Object.keys(ours.unfinished), ...Object.keys(theirs.unfinished)]);
  const texts = [...keys].map((key) => ({ key, ...textsOf(key, before, { ours, theirs }, side) }));
  // A side that goes on with a document has it among the documents.
  const unfinished = Object.fromEntries(
    texts.flatMap(({ key, text }) => (text === undefined || isJson(text) ? [] : [[key, text]])),
  );
  const aside = Object.fromEntries(
    texts.flatMap(({ key, other }) => (other === undefined ? [] : [[key, other]])),
  );
  const beside = <Name extends 'overruled' | 'carried'>(name: Name): Edited[Name] => {
    const { value, clashes } = mergeValues(before[name], ours[name], theirs[name]);
    const both = value as Edited[Name];
    // Of what they have seen otherwise it is as `side` has seen it.
    return clashes.length === 0 ? both : { ...both, ...{ ours, theirs }[side][name] };
  };
  const told = withoutDiscarded(
    shared,
    [ours.documents, theirs.documents],
    { documents: settled, carried: beside('carried') },
    (key) => Object.hasOwn(unfinished, key),
  );
  return {
    edited: { ...told, unfinished, overruled: beside('overruled') },
    ...{ conflicts, aside },
  };
}

/** The text that goes on of a document that is none yet, and the one that the other side has made of it, if it has. */
function textsOf(
  key: string,
  before: Edited,
  sides: Record<Side, Edited>,
  side: Side,
): { text?: string; other?: string } {
  const began = before.unfinished[key];
  const made = (one: Edited): string | undefined =>
    one.unfinished[key] ??
    // Whoever has finished what was begun has made something of it, also where it says what it said before.
    (began === undefined && one.documents[key] === before.documents[key]
      ? undefined
      : one.documents[key]);
  const chosen = made(sides[side]);
  const left = made(sides[side === 'ours' ? 'theirs' : 'ours']);
  // Whoever has left it as it was has nothing of their own in it.
  if (chosen === undefined || (chosen === began && left !== undefined))
    return left === undefined ? {} : { text: left };
  return {
    text: chosen,
    ...(left !== undefined && left !== chosen && left !== began && { other: left }),
  };
}

function taken(
  documents: Documents,
  { in: key, pointer }: Conflict,
  chosen: Documents,
  value: unknown,
): Documents {
  if (pointer !== '' || chosen[key] === undefined) return withPlace(documents, key, pointer, value);
  return { ...documents, [key]: chosen[key] };
}
