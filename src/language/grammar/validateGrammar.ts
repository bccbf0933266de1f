import { shapeTold } from './shapeTold.ts';
import { nearestWord } from '../values/nearestWord.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { branchOf } from './branch.ts';
import { definitions } from './definitions.ts';
import type { Schema } from '../notation/grammar.ts';

/**
 * What a value breaks of a grammar, each fault with its pointer and, for a misspelt word, a proposal.
 * It needs no compiler, so an editor in the browser may call it. Empty when the value fits.
 */
export function validateGrammar(grammar: Schema, value: unknown, at = ''): Diagnostic[] {
  const schema = deref(grammar);
  if (schema.oneOf) {
    const branch = branchOf(schema, value);
    if ('fault' in branch) return [error(at + (branch.at ?? ''), branch.fault)];
    if (branch.apart) return [error(at + branch.apart.at, branch.apart.message)];
    return validateGrammar(branch.schema, value, at);
  }
  const wrong = checkType(schema, value);
  if (wrong) return [error(at, wrong)];
  if (isObject(value)) return checkObject(schema, value, at);
  if (Array.isArray(value)) return checkList(schema, value, at);
  const fault = typeof value === 'string' ? checkText(schema, value) : checkNumber(schema, value);
  return fault ? [error(at, fault)] : [];
}

const named = new WeakMap<Schema, Schema>();

/** The schema that a reference names; made once of each. */
export function deref(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const known = named.get(schema);
  if (known) return known;
  const { $ref, ...own } = schema;
  const whole = { ...definitions[$ref.slice('#/$defs/'.length)], ...own };
  named.set(schema, whole);
  return whole;
}

const error = (pointer: string, message: string): Diagnostic => ({
  pointer,
  message,
  severity: 'error',
});

function checkObject(schema: Schema, value: Record<string, unknown>, at: string): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const { properties = {}, required = [], additionalProperties: others, propertyNames } = schema;
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  // A misspelt name is one fault: it is not missing as well.
  const strange = Object.keys(value).filter(
    (name) => !Object.hasOwn(properties, name) && others === false,
  );
  const misspelt = strange.map((name) => nearestWord(name, Object.keys(properties)));
  const absent = missing.filter((name) => !misspelt.includes(name));
  // What no word here is like came in together, from something else: it is told together.
  const foreign = strange.filter((_name, index) => misspelt[index] === undefined);
  const isOther = foreign.length > 1 || (foreign.length > 0 && absent.length > 0);
  const told = [absent.length > 0 && lacking(absent), isOther && notHere(foreign)];
  if (told.some(Boolean)) faults.push(error(at, told.filter(Boolean).join(' ')));
  // What has nothing of what it must have is something else: what stands in it says no more.
  if (absent.length > 1 && absent.length === required.length) return faults;
  if (schema.maxProperties !== undefined && Object.keys(value).length > schema.maxProperties)
    faults.push(error(at, `Tiene más de ${schema.maxProperties} entradas.`));
  for (const [name, inner] of Object.entries(value)) {
    const here = at + step(name);
    if (Object.hasOwn(properties, name))
      faults.push(...validateGrammar(properties[name]!, inner, here));
    else if (others === false) {
      if (!isOther || !foreign.includes(name))
        faults.push(error(here, unknownName(name, Object.keys(properties))));
    } else {
      const fault = isReserved(name, schema)
        ? 'Está reservado.'
        : propertyNames && checkText(propertyNames, name);
      if (fault) faults.push(error(here, `El nombre «${name.slice(0, 60)}» no vale. ${fault}`));
      if (others) faults.push(...validateGrammar(others, inner, here));
    }
  }
  return faults;
}

/** Names that every object answers to; where people's own sentences are the names they are sentences like any other. */
const isReserved = (name: string, { additionalProperties: others, propertyNames }: Schema) =>
  Object.hasOwn(Object.prototype, name) &&
  (name === '__proto__' ||
    propertyNames === undefined ||
    propertyNames.pattern !== undefined ||
    typeof others !== 'object' ||
    others.type !== 'string');

const lacking = (names: readonly string[]) =>
  `${names.length > 1 ? 'Faltan' : 'Falta'} ${names.map((name) => `«${name}»`).join(', ')}.`;

const notHere = (names: readonly string[]) =>
  names.length > 1
    ? `${names.map((name) => `«${name.slice(0, 60)}»`).join(', ')} no existen aquí.`
    : unknownName(names[0]!, []);

function checkList(schema: Schema, value: unknown[], at: string): Diagnostic[] {
  const faults: Diagnostic[] = [];
  if (value.length < (schema.minItems ?? 0)) faults.push(error(at, 'La lista es demasiado corta.'));
  if (value.length > (schema.maxItems ?? Infinity))
    faults.push(error(at, `La lista tiene más de ${schema.maxItems} elementos.`));
  if (!schema.items) return faults;
  return faults.concat(
    value.flatMap((inner, index) => validateGrammar(schema.items!, inner, at + step(index))),
  );
}

/** JSON types as people call them. */
export const typeNames: Record<string, string> = {
  object: 'un objeto { … }',
  array: 'una lista [ … ]',
  string: 'un texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'true o false',
  null: 'null',
};

function checkType(
  { type, const: only, enum: values }: Schema,
  value: unknown,
): string | undefined {
  if (type && !isOfType(type, value)) return `Debe ser ${typeNames[type]}.`;
  if (only !== undefined && value !== only) return `Debe ser ${JSON.stringify(only)}.`;
  if (values && !values.includes(value as never)) {
    const words = values.map(String);
    return `«${String(value).slice(0, 60)}» no vale aquí: ${words.join(', ')}.${didYouMean(String(value), words)}`;
  }
  return undefined;
}

/** Whether a JSON value has a JSON Schema type. */
export function isOfType(type: NonNullable<Schema['type']>, value: unknown): boolean {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === type;
}

function checkText({ pattern, minLength, maxLength }: Schema, value: string): string | undefined {
  if (value.length < (minLength ?? 0)) return 'No puede estar vacío.';
  if (value.length > (maxLength ?? Infinity)) return `Tiene más de ${maxLength} caracteres.`;
  if (pattern && !new RegExp(pattern, 'u').test(value)) return shapeTold(pattern);
  return undefined;
}

function checkNumber({ minimum, maximum }: Schema, value: unknown): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (value < (minimum ?? -Infinity)) return `Debe ser ${minimum} o más.`;
  if (value > (maximum ?? Infinity)) return `Debe ser ${maximum} o menos.`;
  return undefined;
}

/** "«labell» no existe aquí. ¿Quería decir «label»?" */
export function unknownName(name: string, known: readonly string[]): string {
  return `«${name.slice(0, 60)}» no existe aquí.${didYouMean(name, known)}`;
}

/** " ¿Quería decir «label»?", or nothing when no word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearestWord(word, known);
  return near === undefined ? '' : ` ¿Quería decir «${near}»?`;
}
