import type { Binding, Format, Text, Value } from '../expressions/binding.ts';
import type { Condition, Scalar } from '../expressions/condition.ts';
import type { CallUse } from '../documents/form.ts';
import { keyed, object, optional, string, told } from './build.ts';
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

/** What something is called where it is seen. */
export const label = told(text, 'Nombre', 'Las palabras con las que se lee.');
/** Whether something is seen. */
export const when = told(
  condition,
  'Cuándo se ve',
  'Sin condición se ve siempre; con ella, sólo mientras se cumple.',
);
/** The value that is shown beside a name. */
export const shownValue = told(binding, 'Valor', 'El dato que se enseña y con qué forma.');
/** Where something leads. */
export const to = told(route, 'Adónde lleva', 'La página que se abre al pulsarlo.');
/** What fills the `{name}` places of an address. */
export const values = told(
  keyed(binding),
  'Datos de la dirección',
  'El valor de cada hueco entre llaves de la dirección.',
);
/** The list that is walked through. */
export const list = told(rows, 'Lista', 'De qué lista sale cada fila.');
/** What tells one row from another. */
export const key = told(
  pointer,
  'Identificador de la fila',
  'El dato que distingue una fila de las demás.',
);

const leads = { to, values: optional(values) };
export const link = object(leads, { title: 'Enlace' });
export const action = object({ label, ...leads }, { title: 'Acción' });
