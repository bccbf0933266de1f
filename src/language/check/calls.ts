import type { JsonSchema, OpenApiDocument } from '#/contract/openapi.ts';
import type { Value } from '../expressions/binding.ts';
import { alternatives, type Alternative } from '../contract/alternatives.ts';
import { callNames, callOf } from '../contract/callOf.ts';
import { isOpen, locate, membersOf } from '../contract/locate.ts';
import type { CallUse, FormDocument } from '../documents/form.ts';
import { bodyOf } from '../requests/bodyOf.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import type { Role } from '../notation/grammar.ts';
import { grammars } from '../grammar/index.ts';
import { nearestWord } from '../values/nearestWord.ts';
import { segments, step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';
import { scopeAt } from './scopeAt.ts';
import { assignable, describe } from './assignable.ts';
import { found } from '../grammar/walk.ts';

/**
 * Every call exists in the contract, is given the parameters and the body that it takes, and nothing else.
 * A call named to send files takes them, one named to open a document brings one.
 */
export const checkCalls: Check = (document, { contract, unbuilt = [] }) =>
  found(grammars[document.kind], document.value, 'call', 'download', 'upload').flatMap(
    ({ role, value, pointer, rows }) => {
      const { call, input = {} } = value as CallUse;
      const shape = callOf(contract, call);
      if (!shape) {
        const near = didYouMean(call, callNames(contract));
        return [error(`${pointer}/call`, `La llamada «${call}» no existe en el contrato.${near}`)];
      }
      if (unbuilt.includes(call))
        return [error(`${pointer}/call`, `Nadie contesta todavía a la llamada «${call}».`)];
      const bodies = shape.body ? alternatives(contract, shape.body.schema) : [];
      if (role === 'upload' && !bodies.some((body) => membersOf(body).includes(FILES)))
        return [error(`${pointer}/call`, `La llamada «${call}» no toma ficheros.`)];
      if (role === 'download' && !shape.isFile)
        return [error(`${pointer}/call`, `La llamada «${call}» no trae ningún documento.`)];
      const kindsOf = (given: Value, at: string): readonly Alternative[] =>
        given !== null && typeof given === 'object'
          ? (locate(contract, scopeAt(document, contract, at, rows), given.from).found ?? [
              { schema: {} },
            ])
          : [literal(given)];
      const check = (given: Record<string, Value> = {}, place: string, taken: Map<string, Taken>) =>
        checkInputs(given, `${pointer}/input/${place}`, taken, kindsOf, (schema) =>
          alternatives(contract, schema),
        );
      const parameters = (where: string) =>
        new Map(
          shape.parameters
            .filter((one) => one.in === where)
            .map((one) => [one.name, { schema: one.schema, required: one.required === true }]),
        );
      const faults = [
        ...twice(input.path, `${pointer}/input/path`),
        ...check(input.path, 'path', parameters('path')),
        ...unnamed(input.path, `${pointer}/input/path`, parameters('path'), kindsOf, contract),
        ...check(input.query, 'query', parameters('query')),
      ];
      if (!input.body && role !== 'upload') return faults;
      if (!shape.body)
        return [...faults, error(`${pointer}/input/body`, `«${call}» no lleva cuerpo.`)];
      const isForm = document.kind === 'form' && pointer === '/submit';
      const given = isForm ? bodyOf(document.value as FormDocument) : input.body;
      const verdicts = bodies.map((body) =>
        isOpen(body)
          ? []
          : check(given, 'body', membersOfBody(body, role)).map((fault) =>
              whereAsked(fault, `${pointer}/input/body`, input.body),
            ),
      );
      return [
        ...faults,
        ...verdicts.reduce((best, one) => (one.length < best.length ? one : best)),
      ];
    },
  );

/** A place of an address that takes the identifier of a thing is not given any text that an answer has. */
function unnamed(
  path: Record<string, Value> = {},
  at: string,
  taken: Map<string, Taken>,
  kindsOf: (value: Value, at: string) => readonly Alternative[],
  contract: OpenApiDocument,
): Diagnostic[] {
  return Object.entries(path).flatMap(([name, value]) => {
    const into = taken.get(name);
    if (!into || value === null || typeof value !== 'object' || !isAnswered(value.from)) return [];
    const isThing = alternatives(contract, into.schema).every((one) => one.name === 'Uuid');
    const kinds = kindsOf(value, at + step(name));
    return isThing && kinds.every(({ type, name: own }) => type === 'string' && own === undefined)
      ? [
          error(
            at + step(name),
            `«${value.from}» es un texto, y «${name}» toma el identificador de algo.`,
          ),
        ]
      : [];
  });
}

const isAnswered = (from: string) => /^\/(?:data|row|me)\//.test(from);

/** Two places of an address name two things: a product, and a document of it. */
function twice(path: Record<string, Value> = {}, at: string): Diagnostic[] {
  const read = Object.values(path).flatMap((one) =>
    one !== null && typeof one === 'object' ? one.from : [],
  );
  const again = read.find((from, index) => read.indexOf(from) < index);
  return again === undefined
    ? []
    : [error(at, `«${again}» está en dos partes de la dirección: cada una nombra otra cosa.`)];
}

/** An answer that stands beside constants is written where it is asked, not in the body. */
function whereAsked(fault: Diagnostic, at: string, written: object = {}): Diagnostic {
  const [name, ...rest] = segments(fault.pointer.slice(at.length));
  return name === undefined || rest.length > 0 || Object.hasOwn(written, name)
    ? fault
    : { ...fault, pointer: `/data/properties${step(name)}` };
}

interface Taken {
  schema: JsonSchema;
  required: boolean;
}

/** The member of a body that holds files, and what the widget fills in beside it. */
const FILES = 'attachment';
const FILLED = new Set([FILES, 'filename']);

function membersOfBody(body: Alternative, role: Role): Map<string, Taken> {
  const properties = (body.schema.properties ?? {}) as Record<string, JsonSchema>;
  const required = new Set((body.schema.required as string[] | undefined) ?? []);
  return new Map(
    membersOf(body)
      .filter((name) => role !== 'upload' || !FILLED.has(name))
      .map((name) => [name, { schema: properties[name]!, required: required.has(name) }]),
  );
}

function checkInputs(
  given: Record<string, Value>,
  at: string,
  taken: Map<string, Taken>,
  kindsOf: (value: Value, at: string) => readonly Alternative[],
  expand: (schema: JsonSchema) => readonly Alternative[],
): Diagnostic[] {
  // What is misspelt is not missing as well.
  const meant = Object.keys(given)
    .filter((name) => !taken.has(name))
    .map((name) => nearestWord(name, [...taken.keys()]));
  const missing = [...taken]
    .filter(([name, { required }]) => required && !Object.hasOwn(given, name))
    .filter(([name]) => !meant.includes(name))
    .map(([name]) => error(at, `Falta «${name}», que la llamada exige.`));
  const wrong = Object.entries(given).flatMap(([name, value]) => {
    const here = at + step(name);
    const into = taken.get(name);
    if (!into)
      return [error(here, `La llamada no toma «${name}».${didYouMean(name, [...taken.keys()])}`)];
    const allowed = expand(into.schema);
    return assignable(kindsOf(value, here), allowed)
      ? []
      : [error(here, `Este valor no cabe en «${name}»: debe ser ${describe(allowed)}.`)];
  });
  return [...missing, ...wrong];
}

function literal(value: Value): Alternative {
  if (value === null) return { schema: {} };
  const type =
    typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : typeof value;
  return { type: type as 'string', values: [value as string], schema: {} };
}
