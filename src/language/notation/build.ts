import type { BlockExample, Example, WidgetExample } from './example.ts';
import type { Grammar, Schema, Shape } from './grammar.ts';

const OPTIONAL = Symbol('optional');
type Optional<T> = Grammar<T> & { readonly [OPTIONAL]: true };
type Entries = Record<string, Grammar>;
type OptionalKey<P> = {
  [K in keyof P]: P[K] extends { readonly [OPTIONAL]: true } ? K : never;
}[keyof P];
type Flat<T> = { [K in keyof T]: T[K] };
export type ObjectShape<P extends Entries> = Flat<
  { [K in Exclude<keyof P, OptionalKey<P>>]: Shape<P[K]> } & { [K in OptionalKey<P>]?: Shape<P[K]> }
>;

/** Names of fields, steps, rules, blocks and their like. */
export const NAME = '^[A-Za-z][A-Za-z0-9_]*$';

type ToldEntries = Record<string, Told>;

/**
 * An object with these properties and no others, each with its name and its help; a widget's or a block's carries its
 * example.
 */
export function object<P extends ToldEntries, E extends Example>(
  properties: P,
  more: Schema & { example: E },
): Grammar<ObjectShape<P>> & {
  example: E extends BlockExample ? BlockExample : WidgetExample;
};
export function object<P extends ToldEntries>(
  properties: P,
  more?: Schema,
): Grammar<ObjectShape<P>>;
export function object<P extends ToldEntries>(
  properties: P,
  more: Schema = {},
): Grammar<ObjectShape<P>> {
  return bare(properties, more);
}

/** The same of what people write in the text of a document alone: no panel asks for it. */
export function bare<P extends Entries, E extends Example>(
  properties: P,
  more: Schema & { example: E },
): Grammar<ObjectShape<P>> & {
  example: E extends BlockExample ? BlockExample : WidgetExample;
};
export function bare<P extends Entries>(properties: P, more?: Schema): Grammar<ObjectShape<P>>;
export function bare<P extends Entries>(properties: P, more: Schema = {}): Grammar<ObjectShape<P>> {
  const names = Object.keys(properties);
  const required = names.filter((name) => !(OPTIONAL in properties[name]!));
  return {
    type: 'object',
    properties,
    ...(required.length && { required }),
    additionalProperties: false,
    ...more,
  };
}

/** A property that may be left out. */
export function optional<G extends Grammar>(grammar: G): G & Optional<Shape<G>> {
  return { ...grammar, [OPTIONAL]: true } as G & Optional<Shape<G>>;
}

/** An object keyed by names of the author's choice. */
export function keyed<T>(entry: Grammar<T>, more: Schema = {}): Grammar<Record<string, T>> {
  return {
    type: 'object',
    propertyNames: { type: 'string', pattern: NAME, maxLength: 64 },
    additionalProperties: entry,
    ...more,
  };
}

/** A list whose entries have identity: keyed by name, each with its `order`, so that an overlay can touch one. */
export function ordered<P extends ToldEntries>(
  properties: P,
  more: Schema = {},
): Grammar<Record<string, { order: number } & ObjectShape<P>>> {
  return bareOrdered(properties, more);
}

/** The same of what no panel asks for. */
export function bareOrdered<P extends Entries>(
  properties: P,
  more: Schema = {},
): Grammar<Record<string, { order: number } & ObjectShape<P>>> {
  const entry: Schema = bare({ order, ...properties });
  return keyed(entry as Grammar<{ order: number } & ObjectShape<P>>, more);
}

/** One of these words. */
export function choice<const T extends string | number>(...values: T[]): Grammar<T> {
  return { type: typeof values[0] === 'number' ? 'number' : 'string', enum: values };
}

/** What whoever writes a document reads of it: its name, and one sentence of help. */
export type Told<T = unknown> = Grammar<T> & { title: string; description: string };

/** The same grammar with its name and its help. */
export const told = <T>(grammar: Grammar<T>, title: string, description: string): Told<T> => ({
  ...grammar,
  title,
  description,
});

/** One of these words, each with what it is called: value → words. */
export const named = <const W extends Record<string, string>>(
  words: W,
): Grammar<keyof W & string> => ({ type: 'string', enum: Object.keys(words), words });

/** The same grammar with a title, a description or a limit. */
export function described<T>(grammar: Grammar<T>, more: Schema): Grammar<T> {
  return { ...grammar, ...more };
}

export const string = (more: Schema = {}): Grammar<string> => ({
  type: 'string',
  maxLength: 2000,
  ...more,
});
export const number = (more: Schema = {}): Grammar<number> => ({ type: 'number', ...more });
export const integer = (more: Schema = {}): Grammar<number> => ({ type: 'integer', ...more });
export const flag = (more: Schema = {}): Grammar<boolean> => ({ type: 'boolean', ...more });
/** Present or absent, never `false`. */
export const mark = (more: Schema = {}): Grammar<true> => ({
  type: 'boolean',
  const: true,
  ...more,
});
export const list = <T>(items: Grammar<T>, more: Schema = {}): Grammar<T[]> => ({
  type: 'array',
  items,
  ...more,
});
export const oneOf = <T>(...branches: Grammar<T>[]): Grammar<T> => ({ oneOf: branches });
export const order: Told<number> = told(
  number(),
  'Orden',
  'Su lugar entre los demás: los números bajos van antes.',
);
