import { deref } from '../grammar/validateGrammar.ts';
import type { Role, Schema } from '../notation/grammar.ts';

/** How much somebody has to know to say it. */
export type Level = 'essential' | 'more' | 'all';

/**
 * One thing that an object of a document may say, as a question about it:
 * `text` a sentence · `line` letters · `flag` yes or no · `mark` there or not · `choice` one of some words · `number` ·
 * `lines` a list, one a line · `condition` · `table` entries with names, each with the same columns · `pairs` names with
 * one value each · `literal` whatever JSON says.
 */
export interface Slot {
  /** Name of the answer. */
  name: string;
  /** Where it stands in the object. */
  path: readonly string[];
  kind:
    | 'text'
    | 'line'
    | 'flag'
    | 'mark'
    | 'choice'
    | 'number'
    | 'lines'
    | 'condition'
    | 'table'
    | 'pairs'
    | 'literal';
  title: string;
  help?: string;
  level: Level;
  /** Whatever holds it cannot be without it. */
  isRequired: boolean;
  role?: Role;
  schema: Schema;
  /** Of a table. */
  columns?: readonly Slot[];
  /** Entries of the table say their place. */
  isOrdered?: boolean;
}

/** What no panel asks for: it is told by where something stands, by its lock, or by what it is. */
const given = new Set(['kind', 'id', 'type', 'locked', 'order']);

/** Everything that an object of a grammar may say, in the order of the grammar; what has parts is told part by part. */
export const slotsOf = (schema: Schema): Slot[] => slotsIn(schema, { path: [], isRequired: true });

interface Around {
  path: readonly string[];
  isRequired: boolean;
  title?: string;
  /** In a row of a table there is no room for another one. */
  isRow?: boolean;
}

function slotsIn(schema: Schema, around: Around): Slot[] {
  const { properties = {}, required = [] } = deref(schema);
  return Object.entries(properties)
    .filter(([name]) => around.path.length > 0 || !given.has(name))
    .flatMap(([name, inner]) => {
      const isRequired = around.isRequired && required.includes(name);
      return slotsAt(deref(inner), { ...around, path: [...around.path, name], isRequired });
    });
}

function slotsAt(schema: Schema, around: Around): Slot[] {
  const { path, isRequired, isRow } = around;
  const own = schema.title ?? path.at(-1)!;
  const title = around.title === undefined ? own : `${around.title} · ${own}`;
  const kind = kindOf(schema);
  if (kind === 'parts') return slotsIn(schema, { ...around, title });
  if (isRow && !inRows.has(kind)) return [];
  const entry = deref(schema.additionalProperties || {});
  return [
    {
      name: path.join('_'),
      path,
      kind,
      title,
      ...(schema.description !== undefined && { help: schema.description }),
      level: levelOf(kind, schema, path, isRequired),
      isRequired,
      ...(schema.role && { role: schema.role }),
      schema,
      ...(kind === 'table' && {
        columns: slotsIn(entry, { path: [], isRequired: true, isRow: true }),
        isOrdered: entry.properties?.order !== undefined,
      }),
    },
  ];
}

const inRows: ReadonlySet<Slot['kind']> = new Set<Slot['kind']>([
  'text',
  'line',
  'flag',
  'mark',
  'choice',
  'number',
  'literal',
]);

function kindOf(schema: Schema): Slot['kind'] | 'parts' {
  const { type, role, additionalProperties: others } = schema;
  if (role === 'condition') return 'condition';
  if (role === 'text') return schema.oneOf ? 'text' : 'line';
  if (schema.oneOf) return wordsOf(schema) ? 'choice' : 'literal';
  if (type === 'boolean') return schema.const === undefined ? 'flag' : 'mark';
  if (schema.enum) return 'choice';
  if (type === 'string') return 'line';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array') return isScalar(deref(schema.items ?? {})) ? 'lines' : 'literal';
  if (type !== 'object') return 'literal';
  if (schema.properties) return 'parts';
  if (!others) return 'literal';
  return deref(others).type === 'object' && deref(others).properties ? 'table' : 'pairs';
}

const isScalar = ({ type }: Schema) => type === 'string' || type === 'number' || type === 'integer';

/** The words of a choice: of an `enum`, or of several branches that are all such, or yes and no. */
export function wordsOf(schema: Schema): readonly (string | number | boolean)[] | undefined {
  if (schema.enum) return schema.enum as readonly (string | number)[];
  const parts = (schema.oneOf ?? []).map((one) => {
    const branch = deref(one);
    return branch.type === 'boolean' && branch.const === undefined ? [true, false] : branch.enum;
  });
  return parts.length > 0 && parts.every((part) => part !== undefined)
    ? (parts.flat() as (string | number | boolean)[])
    : undefined;
}

function levelOf(
  kind: Slot['kind'],
  { role }: Schema,
  path: readonly string[],
  isRequired: boolean,
): Level {
  if (kind === 'literal' || kind === 'pairs') return 'all';
  if (role === 'pointer' && !isRequired) return path.length > 1 ? 'all' : 'more';
  if (kind === 'table' && path.length > 1 && !isRequired) return 'all';
  if (isRequired || kind === 'table') return 'essential';
  if ((kind === 'text' || role === 'source') && path.length === 1) return 'essential';
  return path.length > 2 || role === 'codes' ? 'all' : 'more';
}
