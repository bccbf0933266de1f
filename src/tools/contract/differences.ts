import { isDeepStrictEqual } from 'node:util';
import { callsOf, type Bundle, type Json, type JsonObject } from './bundle.ts';

/**
 * What changed between two contracts, in words: `+` added, `-` removed, `~` changed.
 * Calls first, then shared schemas; `+ optional field Operation.per_end_date`.
 */
export function differences(before: Bundle, after: Bundle): string[] {
  const words = [...callDifferences(before, after)];
  for (const kind of Object.keys({ ...before.components, ...after.components })) {
    const singular = kind === 'responses' ? 'answer' : kind.slice(0, -1);
    compareEntries(before.components[kind] ?? {}, after.components[kind] ?? {}, {
      added: (name) => words.push(`+ ${singular} ${name}`),
      removed: (name) => words.push(`- ${singular} ${name}`),
      both: (name, old, now) => words.push(...schemaDifferences(old, now, name)),
    });
  }
  return words;
}

function callDifferences(before: Bundle, after: Bundle): string[] {
  const words: string[] = [];
  const byId = (whole: Bundle) =>
    Object.fromEntries(
      callsOf(whole).map(({ id, method, path, call }) => [
        id,
        { ...call, at: `${method} ${path}` },
      ]),
    ) as unknown as Record<string, JsonObject>;
  compareEntries(byId(before), byId(after), {
    added: (id, call) => words.push(`+ call ${id} (${String((call as JsonObject).at)})`),
    removed: (id, call) => words.push(`- call ${id} (${String((call as JsonObject).at)})`),
    both: (id, old, now) => words.push(...oneCall(id, old as JsonObject, now as JsonObject)),
  });
  return words;
}

function oneCall(id: string, old: JsonObject, now: JsonObject): string[] {
  const words: string[] = [];
  for (const part of Object.keys({ ...old, ...now })) {
    if (isDeepStrictEqual(old[part], now[part])) continue;
    if (part === 'at') words.push(`~ call ${id} moved from ${String(old.at)} to ${String(now.at)}`);
    else if (part === 'parameters') words.push(...parameterDifferences(id, old[part], now[part]));
    else if (part === 'requestBody')
      words.push(...schemaDifferences(old[part] ?? {}, now[part] ?? {}, `${id} body`));
    else if (part === 'responses')
      words.push(...schemaDifferences(old[part] ?? {}, now[part] ?? {}, `${id} answers`));
    else words.push(`~ ${part} of call ${id}`);
  }
  return words;
}

function parameterDifferences(id: string, old: Json | undefined, now: Json | undefined): string[] {
  const words: string[] = [];
  const named = (list: Json | undefined) =>
    Object.fromEntries(
      ((list ?? []) as JsonObject[]).map((one) => [
        String(one.name ?? String(one.$ref).split('/').at(-1)),
        one as Json,
      ]),
    );
  compareEntries(named(old), named(now), {
    added: (name) => words.push(`+ parameter ${name} of call ${id}`),
    removed: (name) => words.push(`- parameter ${name} of call ${id}`),
    both: (name) => words.push(`~ parameter ${name} of call ${id}`),
  });
  return words;
}

function schemaDifferences(old: Json, now: Json, at: string): string[] {
  if (!isObject(old) || !isObject(now)) return [`~ ${at}: ${shown(old)} became ${shown(now)}`];
  const words: string[] = [];
  for (const key of Object.keys({ ...old, ...now })) {
    const [was, is] = [old[key], now[key]];
    if (isDeepStrictEqual(was, is)) continue;
    if (key === 'properties') words.push(...fieldDifferences(old, now, at));
    else if (key === 'required' && Array.isArray(was ?? is))
      words.push(...requiredDifferences(old, now, at));
    else if (key === 'enum') words.push(...valueDifferences(was, is, at));
    else if (key === 'description' || key === 'example' || key === 'examples')
      words.push(`~ ${key} of ${at}`);
    else if (isObject(was) && isObject(is))
      words.push(...schemaDifferences(was, is, transparent.has(key) ? at : `${at} ${key}`));
    else words.push(`~ ${key} of ${at}: ${shown(was)} became ${shown(is)}`);
  }
  return words;
}

/** Steps of a document that say nothing to a reader. */
const transparent = new Set(['items', 'content', 'schema', 'application/json']);

function fieldDifferences(old: JsonObject, now: JsonObject, at: string): string[] {
  const words: string[] = [];
  const needs = (owner: JsonObject, name: string) =>
    (owner.required as string[] | undefined)?.includes(name) ? 'required' : 'optional';
  compareEntries((old.properties ?? {}) as JsonObject, (now.properties ?? {}) as JsonObject, {
    added: (name) => words.push(`+ ${needs(now, name)} field ${at}.${name}`),
    removed: (name) => words.push(`- ${needs(old, name)} field ${at}.${name}`),
    both: (name, was, is) => words.push(...schemaDifferences(was, is, `${at}.${name}`)),
  });
  return words;
}

/** Only of fields that both sides have: added and removed ones say it themselves. */
function requiredDifferences(old: JsonObject, now: JsonObject, at: string): string[] {
  const was = (old.required ?? []) as string[];
  const is = (now.required ?? []) as string[];
  const both = (name: string) =>
    name in ((old.properties ?? {}) as JsonObject) &&
    name in ((now.properties ?? {}) as JsonObject);
  return [
    ...is
      .filter((name) => !was.includes(name) && both(name))
      .map((n) => `~ ${at}.${n} is now required`),
    ...was
      .filter((name) => !is.includes(name) && both(name))
      .map((n) => `~ ${at}.${n} is now optional`),
  ];
}

function valueDifferences(was: Json | undefined, is: Json | undefined, at: string): string[] {
  const [old, now] = [(was ?? []) as Json[], (is ?? []) as Json[]];
  return [
    ...now
      .filter((value) => !old.includes(value))
      .map((value) => `+ value ${shown(value)} of ${at}`),
    ...old
      .filter((value) => !now.includes(value))
      .map((value) => `- value ${shown(value)} of ${at}`),
  ];
}

function compareEntries(
  old: JsonObject | Record<string, Json>,
  now: JsonObject | Record<string, Json>,
  tell: {
    added: (name: string, value: Json) => void;
    removed: (name: string, value: Json) => void;
    both: (name: string, old: Json, now: Json) => void;
  },
): void {
  for (const [name, value] of Object.entries(now)) if (!(name in old)) tell.added(name, value);
  for (const [name, value] of Object.entries(old)) if (!(name in now)) tell.removed(name, value);
  for (const [name, value] of Object.entries(now))
    if (name in old && !isDeepStrictEqual(old[name], value)) tell.both(name, old[name]!, value);
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: Json | undefined): string =>
  value === undefined ? 'nothing' : JSON.stringify(value);
