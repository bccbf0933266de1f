import type { Input } from '#/contract/call.ts';
import type { Carried } from '#/language/edits/carryTexts.ts';
import { withoutReplaced } from '#/language/edits/replacedTexts.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import type { Overruled } from '#/language/proposals/overruled.ts';
import { same } from '#/language/values/same.ts';

/** What a proposal says of its documents, as it is kept: sorted by path, each once. */
export type Changed = Input<'saveStudioProposal'>['body']['documents'];

/** What is edited: documents that are such, texts that are none yet, and what is known of them beside. */
export interface Edited {
  documents: Documents;
  /** `<kind>/<id>` → what somebody has typed so far; the document stands as it last was one. */
  unfinished: Readonly<Record<string, string>>;
  /** What others have published that it stands over. */
  overruled: Overruled;
  /** What sentences said when their translations were made. */
  carried: Carried;
}

/** What a proposal makes of its base, with texts that are no JSON kept apart. */
export function opened(base: Documents, changed: Changed): Edited {
  const texts = changed.map(({ path, text }) => [path, text] as const);
  const gone = new Set(changed.filter(({ text }) => text === null).map(({ path }) => path));
  const whole = changed.flatMap(({ path, text, whole: last }) => {
    const known = isWhole(text) ? text : last;
    return known == null || !isJson(known) ? [] : [[path, known] as const];
  });
  const all = Object.entries<string>({ ...base, ...Object.fromEntries(whole) });
  const documents = Object.fromEntries(all.filter(([key]) => !gone.has(key)));
  return {
    ...withoutReplaced(base, { documents, carried: tableOf(changed, 'carried') }),
    unfinished: Object.fromEntries(
      texts.filter((entry): entry is [string, string] => entry[1] !== null && !isWhole(entry[1])),
    ),
    overruled: tableOf(changed, 'overruled'),
  };
}

/** What is known beside each document that has something of it. */
function tableOf<Name extends 'overruled' | 'carried'>(changed: Changed, name: Name): Edited[Name] {
  const entries = changed.flatMap(({ path, [name]: known }) => (known ? [[path, known]] : []));
  return Object.fromEntries(entries) as Edited[Name];
}

const isWhole = (text: string | null): boolean => text !== null && isJson(text);

/** The documents by which a proposal says what is edited; unfinished ones as they are typed. */
export function changedOf(base: Documents, edited: Edited): Changed {
  const { documents, unfinished, overruled, carried } = edited;
  const keys = new Set([
    ...Object.keys(base),
    ...Object.keys(documents),
    ...Object.keys(unfinished),
  ]);
  return [...keys].sort().flatMap((path): Changed => {
    const last = documents[path];
    const text = unfinished[path] ?? last;
    if (text === base[path]) return [];
    // Of a text that is none yet it is known what it last was one.
    const isKept = unfinished[path] !== undefined && last !== undefined && last !== base[path];
    const beside = {
      ...(isKept && { whole: last }),
      ...(overruled[path] && { overruled: overruled[path] }),
      ...(carried[path] && { carried: carried[path] }),
    };
    return [{ path, text: text ?? null, ...beside }];
  });
}

/** Whether two have edited the same. */
export const isSameEdited = (a: Edited, b: Edited): boolean =>
  a.documents === b.documents &&
  a.unfinished === b.unfinished &&
  a.overruled === b.overruled &&
  a.carried === b.carried;

/** Whether two say the same, however each has written it; what sentences said before goes with the sentences. */
export const isEqual = (a: Edited, b: Edited): boolean =>
  same(a.unfinished, b.unfinished) &&
  same(a.overruled, b.overruled) &&
  [...new Set([...Object.keys(a.documents), ...Object.keys(b.documents)])].every((key) => {
    const [one, other] = [a.documents[key], b.documents[key]];
    if (one === other) return true;
    return one !== undefined && other !== undefined && same(JSON.parse(one), JSON.parse(other));
  });

/** Whether a text is an object of JSON. */
export function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value);
  } catch {
    return false;
  }
}
