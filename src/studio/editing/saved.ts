import type { Input } from '#/contract/call.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import type { Overruled } from '#/language/proposals/overruled.ts';

/** What a proposal says of its documents, as it is kept: sorted by path, each once. */
export type Changed = Input<'saveStudioProposal'>['body']['documents'];

/** What is edited: documents that are such, texts that are none yet, and what others published that it stands over. */
export interface Edited {
  documents: Documents;
  /** `<kind>/<id>` → what somebody has typed so far; the document stands as it last was one. */
  unfinished: Readonly<Record<string, string>>;
  overruled: Overruled;
}

/** What a proposal makes of its base, with texts that are no JSON kept apart. */
export function opened(base: Documents, changed: Changed): Edited {
  const texts = changed.map(({ path, text }) => [path, text] as const);
  const gone = new Set(changed.filter(({ text }) => text === null).map(({ path }) => path));
  const whole = texts.filter((entry): entry is [string, string] => isWhole(entry[1]));
  const documents: Documents = { ...base, ...Object.fromEntries(whole) };
  return {
    documents: Object.fromEntries(Object.entries(documents).filter(([key]) => !gone.has(key))),
    unfinished: Object.fromEntries(
      texts.filter((entry): entry is [string, string] => entry[1] !== null && !isWhole(entry[1])),
    ),
    overruled: Object.fromEntries(
      changed.flatMap(({ path, overruled }) => (overruled ? [[path, overruled] as const] : [])),
    ),
  };
}

const isWhole = (text: string | null): boolean => text !== null && isJson(text);

/** The documents by which a proposal says what is edited; unfinished ones as they are typed. */
export function changedOf(base: Documents, { documents, unfinished, overruled }: Edited): Changed {
  const keys = new Set([
    ...Object.keys(base),
    ...Object.keys(documents),
    ...Object.keys(unfinished),
  ]);
  return [...keys].sort().flatMap((path): Changed => {
    const text = unfinished[path] ?? documents[path];
    const over = overruled[path];
    return text === base[path]
      ? []
      : [{ path, text: text ?? null, ...(over && { overruled: over }) }];
  });
}

/** Whether two have edited the same. */
export const isSameEdited = (a: Edited, b: Edited): boolean =>
  a.documents === b.documents && a.unfinished === b.unfinished && a.overruled === b.overruled;

/** Whether a text is an object of JSON. */
export function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value);
  } catch {
    return false;
  }
}
