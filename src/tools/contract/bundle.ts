import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';

/** The documents of the contract, by file name without ending. */
export const documents = ['private-area', 'additions', 'studio'] as const;
export type DocumentName = (typeof documents)[number];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
/** One OpenAPI document; every call carries `x-document`, the name of the file that it came from. */
export interface Bundle {
  openapi: string;
  info: JsonObject;
  servers: Json;
  tags: JsonObject[];
  paths: Record<string, JsonObject>;
  components: Record<string, JsonObject>;
}

/** Reads the documents of a folder into one in which every `$ref` is local. Throws on a clash or a dead `$ref`. */
export function bundle(folder: string): Bundle {
  return joined(
    documents.map((name) => ({
      name,
      content: parse(readFileSync(join(folder, `${name}.yaml`), 'utf8')) as Bundle,
    })),
  );
}

/** The same for documents that are already read. */
export function joined(parts: { name: DocumentName; content: Bundle }[]): Bundle {
  const { openapi, info, servers } = parts[0]!.content;
  const whole: Bundle = { openapi, info, servers, tags: [], paths: {}, components: {} };
  for (const { name, content } of parts) {
    for (const tag of content.tags ?? [])
      if (!whole.tags.some((known) => known.name === tag.name)) whole.tags.push(tag);
    for (const [path, calls] of Object.entries(content.paths ?? {})) {
      const item = (whole.paths[path] ??= {});
      for (const [method, call] of Object.entries(calls))
        put(item, method, { ...(call as JsonObject), 'x-document': name }, `${name} ${path}`);
    }
    for (const [kind, entries] of Object.entries(content.components ?? {})) {
      const known = (whole.components[kind] ??= {});
      for (const [key, entry] of Object.entries(entries)) put(known, key, entry, `${name} ${kind}`);
    }
  }
  const local = localized(whole as unknown as Json) as unknown as Bundle;
  checkReferences(local);
  checkOperationIds(local);
  return local;
}

function put(target: JsonObject, key: string, value: Json, where: string): void {
  if (key in target && !isDeepStrictEqual(target[key], value))
    throw new Error(`${where}: ${key} is already said otherwise in another document`);
  target[key] = value;
}

function localized(value: Json): Json {
  if (Array.isArray(value)) return value.map(localized);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.slice(inner.indexOf('#'))
        : localized(inner),
    ]),
  );
}

function checkReferences(whole: Bundle): void {
  const visit = (value: Json, pointer: string): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string' && target(whole, inner) === undefined)
        throw new Error(`${pointer}: ${inner} does not exist`);
      visit(inner as Json, `${pointer}/${key}`);
    }
  };
  visit(whole as unknown as Json, '#');
}

function target(whole: Bundle, reference: string): Json | undefined {
  let found: Json | undefined = whole as unknown as Json;
  for (const step of reference.slice(2).split('/'))
    found = (found as JsonObject | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  return found;
}

function checkOperationIds(whole: Bundle): void {
  const seen = new Map<string, string>();
  for (const { id, method, path } of callsOf(whole)) {
    const other = seen.get(id);
    if (other) throw new Error(`operationId ${id} stands at ${other} and ${method} ${path}`);
    seen.set(id, `${method} ${path}`);
  }
}

/** Every call of a bundle in document order. */
export function callsOf(
  whole: Bundle,
): { id: string; method: string; path: string; call: JsonObject }[] {
  return Object.entries(whole.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, call]) => ({
      id: String((call as JsonObject).operationId),
      method: method.toUpperCase(),
      path,
      call: call as JsonObject,
    })),
  );
}
