import { valueOf, type Documents } from '../lenses/documents.ts';
import { withEntry } from '../lenses/json.ts';
import { isObject } from '../values/mergePatch.ts';

/** What anything of a tenant is drawn by. */
const SETTINGS = 'settings/settings';
const always = ['style/style', SETTINGS];
/** Of the settings what only the server reads. */
const SECRET = 'issues_mail';

/**
 * What a form or a screen is drawn by, and nothing else of the documents: itself, the forms that it shows, the lists
 * that these name, the tenant's look and settings, and of each language the sentences that stand nowhere else.
 */
export function shownWith(documents: Documents, path: string): Documents {
  const keys = drawnBy(documents, path);
  const spoken = new Set([...keys].flatMap((key) => [...stringsIn(valueOf(documents, key))]));
  const others = Object.keys(documents).filter((key) => isOther(key) && !keys.has(key));
  const foreign = new Set(others.flatMap((key) => [...stringsIn(valueOf(documents, key))]));
  const isSaid = (sentence: string) => spoken.has(sentence) || !foreign.has(sentence);
  return Object.fromEntries(
    Object.entries(documents).flatMap(([key, text]): [string, string][] => {
      if (key === SETTINGS)
        return [[key, JSON.stringify(withEntry(valueOf(documents, key), SECRET, undefined))]];
      if (keys.has(key)) return [[key, text]];
      if (!key.startsWith('texts/')) return [];
      const entries = Object.entries(valueOf(documents, key)).filter(([name]) => isSaid(name));
      return [[key, JSON.stringify(Object.fromEntries(entries))]];
    }),
  );
}

const isOther = (key: string) => !/^(texts|words|style|settings|locks)\//.test(key);

/** The key of a document with those that it names, and those that these name, and what everything is drawn by. */
export function drawnBy(documents: Documents, path: string): Set<string> {
  const found = new Set([path, ...always].filter((key) => Object.hasOwn(documents, key)));
  for (const key of found)
    for (const name of stringsIn(valueOf(documents, key)))
      for (const other of [`codes/${name}`, ...(key.startsWith('screen/') ? [`form/${name}`] : [])])
        if (Object.hasOwn(documents, other)) found.add(other);
  return found;
}

/** Every text that stands somewhere in a value. */
function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* stringsIn(one);
  else if (isObject(value)) for (const one of Object.values(value)) yield* stringsIn(one);
}
