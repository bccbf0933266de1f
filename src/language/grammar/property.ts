import { keywords } from '../keywords/index.ts';
import {
  choice,
  flag,
  integer,
  keyed,
  list,
  mark,
  number,
  bare,
  oneOf,
  optional,
  string,
} from '../notation/build.ts';
import type { Grammar, Schema } from '../notation/grammar.ts';
import { questions } from './questions.ts';
import { part as partName, scalar } from '../notation/parts.ts';

type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'array';

const size = (title: string) => optional(integer({ title, minimum: 0, maximum: 100_000 }));
const bound = (title: string) => optional(number({ title }));
const title = string({ title: 'Nombre', role: 'text', minLength: 1, maxLength: 300 });
const local = optional(mark({ title: 'No se envía' }));
const own = optional(mark({ title: 'Pregunta propia' }));
const values = optional(list(scalar, { title: 'Valores', minItems: 1, maxItems: 1000 }));

const optionalAll = (table: Readonly<Record<string, Grammar>>) =>
  Object.fromEntries(Object.entries(table).map(([name, option]) => [name, optional(option)]));

const standard = {
  string: {
    enum: values,
    minLength: size('Longitud mínima'),
    maxLength: size('Longitud máxima'),
    default: optional(string()),
    ...optionalAll(questions),
  },
  number: {
    enum: values,
    minimum: bound('Mínimo'),
    maximum: bound('Máximo'),
    exclusiveMinimum: bound('Más que'),
    exclusiveMaximum: bound('Menos que'),
    multipleOf: optional(number({ title: 'Múltiplo de', minimum: 0.000001 })),
    default: optional(number()),
  },
  boolean: { default: optional(flag()) },
};

const rulesFor = (type: 'string' | 'number' | 'boolean' | 'array') =>
  Object.fromEntries(
    Object.values(keywords)
      .filter((keyword) => keyword.type.includes(type))
      .map(({ name, option }) => [name, optional(option)]),
  );

function scalarOf(type: Exclude<JsonType, 'array'>, own: Record<string, Grammar> = {}): Schema {
  const base = type === 'integer' ? 'number' : type;
  return bare(
    { type: choice(type), ...own, ...standard[base], ...rulesFor(base) },
    { title: type },
  );
}

/** `choice` of one word, written as the constant that tells branches apart. */
function branch(schema: Schema): Schema {
  const word = schema.properties!.type!.enum![0]!;
  return { ...schema, properties: { ...schema.properties, type: { type: 'string', const: word } } };
}

const scalars = (own: Record<string, Grammar>): Schema[] =>
  (['string', 'number', 'integer', 'boolean'] as const).map((type) => branch(scalarOf(type, own)));

const byType = (branches: Schema[]): Grammar => ({
  oneOf: branches,
  discriminator: { propertyName: 'type' },
});

/** A property of a row: a scalar. */
const cell = byType(scalars({ title, local }));
const cells = keyed(cell, { title: 'Propiedades' });
const row = (properties: Record<string, Grammar>) =>
  branch(bare({ type: choice('object'), title: optional(title), ...properties }));

const propertyWith = (named: Grammar, rows: Schema): Grammar =>
  byType([
    ...scalars({ title: named, local, own }),
    branch(
      bare({
        type: choice('array'),
        title: named,
        local,
        own,
        items: byType([...scalars({}), rows]),
        minItems: size('Mínimo de elementos'),
        maxItems: size('Máximo de elementos'),
        uniqueItems: optional(flag({ title: 'Sin repetir' })),
        default: optional(list(scalar)),
        ...rulesFor('array'),
      }),
    ),
  ]);

/** A property of a form: a scalar, a list of scalars, or rows of flat objects. */
export const property: Grammar = propertyWith(title, row({ properties: cells }));

/** The same in a part: a form that says `titles` names it. */
export const propertyOfPart: Grammar = propertyWith(optional(title), row({ properties: cells }));

/** The same as the file of a form says it: rows may take columns from a part, beside their own. */
export const propertyOfFile: Grammar = propertyWith(
  optional(title),
  row({ part: optional(partName), properties: optional(cells) }),
);

/** What a rule of a form may limit, each with a value or where to read it. */
export const limits: Grammar = bare(
  Object.fromEntries([
    ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((name) => [
      name,
      optional(
        oneOf<unknown>(number(), bare({ from: string({ role: 'pointer', maxLength: 200 }) })),
      ),
    ]),
    ...['minLength', 'maxLength', 'minItems', 'maxItems'].map((name) => [
      name,
      optional(
        oneOf<unknown>(integer(), bare({ from: string({ role: 'pointer', maxLength: 200 }) })),
      ),
    ]),
    [
      'among',
      optional(
        list(scalar, {
          title: 'Sólo se puede elegir',
          description: 'Las opciones que quedan mientras se cumple la regla: [ "EMPLOYED" ].',
          minItems: 1,
          maxItems: 1000,
        }),
      ),
    ],
    ...Object.values(keywords).map(({ name, option }) => [name, optional(option)]),
  ]) as Record<string, Grammar>,
);
