import type { Binding, Format, Text, Value } from '../expressions/binding.ts';
import type { Condition, Scalar } from '../expressions/condition.ts';
import type { CallUse } from '../documents/form.ts';
import { keyed, object, optional, string } from './build.ts';
import type { Grammar } from './grammar.ts';

/** The parts that every document is made of, by reference: `definitions.ts` says what they are. */
export const text: Grammar<Text> = { $ref: '#/$defs/text' };
export const binding: Grammar<Binding> = { $ref: '#/$defs/binding' };
export const value: Grammar<Value> = { $ref: '#/$defs/value' };
export const condition: Grammar<Condition> = { $ref: '#/$defs/condition' };
export const call: Grammar<CallUse> = { $ref: '#/$defs/call' };
export const scalar: Grammar<Scalar> = { $ref: '#/$defs/scalar' };
export const format: Grammar<Format> = { $ref: '#/$defs/format' };

/** A pointer to a list in the scope. */
export const rows: Grammar<string> = string({ role: 'list', title: 'Lista', maxLength: 200 });
/** A pointer to one value of the scope. */
export const pointer: Grammar<string> = string({
  role: 'pointer',
  title: 'De dónde',
  maxLength: 200,
});
/** An address of this application; `{name}` places are filled from `values`. */
export const route: Grammar<string> = string({ role: 'route', title: 'Dirección', maxLength: 300 });
export const codes: Grammar<string> = string({
  role: 'codes',
  title: 'Lista de códigos',
  maxLength: 64,
});
/** Name of a field of the same form. */
export const field: Grammar<string> = string({ role: 'field', maxLength: 64 });

/** Id of a part of forms. */
export const part: Grammar<string> = string({ title: 'Parte', maxLength: 64 });

const to = { to: route, values: optional(keyed(binding, { title: 'Valores de la dirección' })) };
export const link = object(to, { title: 'Enlace' });
export const action = object({ label: text, ...to }, { title: 'Acción' });
