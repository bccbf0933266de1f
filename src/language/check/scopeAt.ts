import type { JsonSchema, OpenApiDocument } from '#/contract/openapi.ts';
import type { Assembled } from '../assembly/assemble.ts';
import {
  answerSchema,
  factsSchema,
  meSchema,
  routeSchema,
  tenantSchema,
} from '../contract/scopeSchema.ts';
import { itemOf, locate } from '../contract/locate.ts';
import type { FormDocument } from '../documents/form.ts';
import { segments } from '../values/pointer.ts';
import type { ScreenDocument } from '../documents/screen.ts';

type Roots = Record<string, JsonSchema>;

/** The schema of what may be read at a place of a document: which roots are there depends on the place. */
export function scopeAt(
  document: Pick<Assembled, 'kind' | 'value'>,
  contract: OpenApiDocument,
  pointer: string,
  rows?: string,
): JsonSchema {
  const scopes = scopesOf(document, contract);
  // No more of a place than this decides what is there.
  const place = document.kind === 'form' ? segments(pointer).slice(0, 4).join('/') : '';
  const key = `${place} ${rows ?? ''}`;
  const scope = scopes.get(key) ?? readScope(document, contract, pointer, rows);
  scopes.set(key, scope);
  return scope;
}

/** A document is asked for the same few places by every check. */
const scopesBy = new WeakMap<OpenApiDocument, WeakMap<object, Map<string, JsonSchema>>>();

function scopesOf(
  { value }: Pick<Assembled, 'value'>,
  contract: OpenApiDocument,
): Map<string, JsonSchema> {
  const ofContract = scopesBy.get(contract) ?? new WeakMap<object, Map<string, JsonSchema>>();
  scopesBy.set(contract, ofContract);
  const scopes = ofContract.get(value as object) ?? new Map<string, JsonSchema>();
  ofContract.set(value as object, scopes);
  return scopes;
}

function readScope(
  { kind, value }: Pick<Assembled, 'kind' | 'value'>,
  contract: OpenApiDocument,
  pointer: string,
  rows?: string,
): JsonSchema {
  const roots =
    kind === 'form'
      ? formRoots(value as FormDocument, contract, pointer)
      : rootsOf(kind, value, contract);
  const scope = object(roots);
  return rows === undefined ? scope : object({ ...roots, row: rowOf(contract, scope, rows) });
}

function rootsOf(kind: Assembled['kind'], value: unknown, contract: OpenApiDocument): Roots {
  const shared = sharedRoots(contract);
  if (kind !== 'screen') return { ...shared, route: routeSchema() };
  const { data = {}, guest, path } = value as ScreenDocument;
  const route = routeSchema(path);
  if (guest) return { tenant: shared.tenant!, route, data: answers(contract, data) };
  return { ...shared, route, data: answers(contract, data) };
}

const answersOf = (contract: OpenApiDocument, data: NonNullable<ScreenDocument['data']>): Roots =>
  Object.fromEntries(
    Object.entries(data).map(([name, { call }]) => [name, answerSchema(contract, call)]),
  );

const answers = (contract: OpenApiDocument, data: NonNullable<ScreenDocument['data']>) =>
  object(answersOf(contract, data));

function formRoots(form: FormDocument, contract: OpenApiDocument, pointer: string): Roots {
  const [first, name, part] = segments(pointer);
  if (first === 'access' || first === 'otherwise') return sharedRoots(contract);
  const { calls } = form;
  const shared: Roots = { ...sharedRoots(contract), answers: form.data as unknown as JsonSchema };
  if (calls) shared.data = answers(contract, calls);
  if (first === 'data') {
    const [, , list = '', ...within] = segments(pointer);
    const cells = within.length > 0 ? rowsIn(form, list) : undefined;
    return cells ? { ...shared, row: cells } : shared;
  }
  const row = first === 'fields' && name ? rowsIn(form, name) : undefined;
  if (row && part === 'rules') return { row };
  const roots: Roots = { ...shared, route: routeSchema() };
  if (row && part === 'fields') roots.row = row;
  if (first === 'submit' && name === 'done' && form.submit)
    roots.data = object({
      ...(calls && answersOf(contract, calls)),
      submit: answerSchema(contract, form.submit.call),
    });
  if (first === 'load' && form.load)
    roots.data = object({ load: answerSchema(contract, form.load.call) });
  return roots;
}

function rowsIn(form: FormDocument, name: string): JsonSchema | undefined {
  const items = Object.hasOwn(form.data.properties, name)
    ? form.data.properties[name]!.items
    : undefined;
  return items?.type === 'object' ? (items as unknown as JsonSchema) : undefined;
}

const known = new WeakMap<OpenApiDocument, Roots>();

function sharedRoots(contract: OpenApiDocument): Roots {
  const roots = known.get(contract) ?? {
    me: meSchema(contract),
    tenant: tenantSchema(contract),
    facts: factsSchema(),
  };
  known.set(contract, roots);
  return roots;
}

function rowOf(contract: OpenApiDocument, scope: JsonSchema, rows: string): JsonSchema {
  const { found = [] } = locate(contract, scope, rows);
  return found.map(itemOf).find(Boolean) ?? {};
}

const object = (properties: Roots): JsonSchema => ({
  type: 'object',
  properties,
  additionalProperties: false,
});
