import { isEmpty, type Scalar } from './condition.ts';
import { read } from '../values/pointer.ts';

/** The closed list of formats a binding may name. */
export const formats = [
  'text',
  'money',
  'moneySigned',
  'shares',
  'nav',
  'percent',
  'percentSigned',
  'integer',
  'date',
  'instant',
  'iban',
  'reference',
  'code',
] as const;
export type Format = (typeof formats)[number];

/** Those of amounts and numbers. */
export const numericFormats = [
  'money',
  'moneySigned',
  'shares',
  'nav',
  'percent',
  'percentSigned',
  'integer',
] as const satisfies readonly Format[];

/** A value read from the scope; `codes` names the code list when `as` is `code`. */
export interface Binding {
  from: string;
  as?: Format;
  codes?: string;
  /** Used when the pointer finds nothing. */
  default?: Scalar;
}

/** A literal or a binding: how parameters and bodies of calls are written. */
export type Value = Scalar | Binding;

/** Spanish sentence (the translation key), or one with bound values for its `{name}` places. */
export type Text = string | { text: string; values: Record<string, Binding> };

/** A literal as it stands, a binding as the scope has it; `undefined` when it finds nothing. */
export function resolve(value: Value | undefined, scope: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const found = read(scope, value.from);
  return isEmpty(found) && value.default !== undefined ? value.default : found;
}

/** A table of values, without the entries that find nothing. */
export function resolveAll(
  values: Record<string, Value> | undefined,
  scope: unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values ?? {})
      .map(([name, value]) => [name, resolve(value, scope)] as const)
      .filter(([, value]) => value !== undefined),
  );
}
