import type { Documents } from '#/language/lenses/documents.ts';

/** Texts of a proposal as they are kept: by `<kind>/<id>`, `null` where the document is taken away. */
export type Changed = Readonly<Record<string, string | null>>;

/** What is edited: documents that are such, and texts that are none yet. */
export interface Edited {
  documents: Documents;
  /** `<kind>/<id>` → what somebody has typed so far; the document stands as it last was one. */
  unfinished: Readonly<Record<string, string>>;
}

/** What a proposal makes of its base, with texts that are no JSON kept apart. */
export function opened(base: Documents, changed: Changed): Edited {
  const entries = Object.entries(changed);
  const isWhole = ([, text]: [string, string | null]) => text === null || isJson(text);
  const gone = entries.filter(([, text]) => text === null).map(([key]) => key);
  const whole = entries.filter((entry) => entry[1] !== null && isWhole(entry));
  const documents = { ...base, ...(Object.fromEntries(whole) as Documents) };
  return {
    documents: Object.fromEntries(Object.entries(documents).filter(([key]) => !gone.includes(key))),
    unfinished: Object.fromEntries(
      entries.filter((entry) => !isWhole(entry)) as [string, string][],
    ),
  };
}

/** The texts by which a proposal says what is edited, sorted; unfinished ones as they are typed. */
export function changedOf(base: Documents, { documents, unfinished }: Edited): Changed {
  const keys = new Set([
    ...Object.keys(base),
    ...Object.keys(documents),
    ...Object.keys(unfinished),
  ]);
  const texts = [...keys].sort().flatMap((key): [string, string | null][] => {
    const text = unfinished[key] ?? documents[key];
    return text === base[key] ? [] : [[key, text ?? null]];
  });
  return Object.fromEntries(texts);
}

/** Whether a text is an object of JSON. */
export function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value);
  } catch {
    return false;
  }
}
