import type { Scalar } from '../expressions/condition.ts';
import type { Example } from './example.ts';

declare const shape: unique symbol;

/**
 * A grammar is a JSON Schema, in the few keywords below, that carries the TypeScript type of what it
 * describes. It is plain data: it can be stored, sent, and drawn as a panel of properties.
 */
export type Grammar<T = unknown> = Schema & { readonly [shape]?: T };

/** The type that a grammar describes. */
export type Shape<G> = G extends { readonly [shape]?: infer T } ? T : never;

export interface Schema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: false | Schema;
  propertyNames?: Schema;
  maxProperties?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  enum?: readonly Scalar[];
  /** What each value of `enum` is called. */
  words?: Readonly<Record<string, string>>;
  const?: Scalar;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  /** Exactly one fits. With `discriminator` the value of that property says which. */
  oneOf?: Schema[];
  discriminator?: { propertyName: string };
  $ref?: `#/$defs/${string}`;
  /** What the value means beyond its JSON type; `check` follows it, and an editor picks its control by it. */
  role?: Role;
  /** For a widget: the kinds of property that it draws. */
  draws?: readonly Drawn[];
  /** For a widget or a block: itself at work. No part of what a document is judged by. */
  example?: Example;
  /** Below this object `/row` is an item of the list that this property points to. */
  rows?: string;
}

/** A kind of property, as widgets tell them apart. */
export type Drawn = 'string' | 'number' | 'integer' | 'boolean' | 'list' | 'rows';

/** Values that mean more than their type says. */
export type Role =
  | 'binding'
  | 'call'
  | 'codes'
  | 'colour'
  | 'condition'
  | 'download'
  | 'field'
  | 'form'
  | 'list'
  | 'pointer'
  | 'route'
  | 'source'
  | 'text'
  | 'upload';
