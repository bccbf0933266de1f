import type { JsonSchema, OpenApiDocument } from '#/contract/openapi.ts';
import { segments } from '../values/pointer.ts';
import { alternatives, type Alternative } from './alternatives.ts';

/** What stands at a pointer, or the step that leads nowhere with the names that would. */
export type Located =
  | { found: readonly Alternative[]; lost?: undefined }
  | { found?: undefined; lost: string; known: string[] };

/** Follows a JSON Pointer through a schema: properties, list items by number, every alternative at each step. */
export function locate(contract: OpenApiDocument, schema: JsonSchema, pointer: string): Located {
  const ofContract = known.get(contract) ?? new WeakMap<JsonSchema, Map<string, Located>>();
  known.set(contract, ofContract);
  const places = ofContract.get(schema) ?? new Map<string, Located>();
  ofContract.set(schema, places);
  const place = places.get(pointer) ?? follow(contract, schema, pointer);
  places.set(pointer, place);
  return place;
}

/** Of each schema, the places that were looked for: many checks follow the same pointer. */
const known = new WeakMap<OpenApiDocument, WeakMap<JsonSchema, Map<string, Located>>>();

function follow(contract: OpenApiDocument, schema: JsonSchema, pointer: string): Located {
  let here = alternatives(contract, schema);
  for (const name of segments(pointer)) {
    if (here.some(isOpen)) return { found: [{ schema: {} }] };
    const next = here
      .flatMap((one) => member(one, name))
      .flatMap((inner) => alternatives(contract, inner));
    if (next.length === 0) return { lost: name, known: here.flatMap(membersOf) };
    here = next;
  }
  return { found: here };
}

/** The contract says nothing about it, so it may be anything. */
export const isOpen = ({ type }: Alternative) => type === undefined;

/** Names of an object's members. */
export function membersOf({ schema }: Alternative): string[] {
  return Object.keys((schema.properties as object | undefined) ?? {});
}

/** The item of a list. */
export function itemOf({ type, schema }: Alternative): JsonSchema | undefined {
  return type === 'array' ? ((schema.items as JsonSchema | undefined) ?? {}) : undefined;
}

function member(one: Alternative, name: string): JsonSchema[] {
  const item = itemOf(one);
  if (item) return /^\d+$/.test(name) ? [item] : [];
  if (one.type !== 'object') return [];
  const properties = (one.schema.properties ?? {}) as Record<string, JsonSchema>;
  if (Object.hasOwn(properties, name)) return [properties[name]!];
  const others = one.schema.additionalProperties;
  if (others === true || (others === undefined && Object.keys(properties).length === 0))
    return [{}];
  return typeof others === 'object' && others !== null ? [others as JsonSchema] : [];
}
