import { keyed, object, optional } from '../grammar/build.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { text } from '../grammar/parts.ts';
import type { Field, FormRule } from '../form.ts';

const inner: Grammar<Field> = { $ref: '#/$defs/field' };
const rule: Grammar<FormRule> = { $ref: '#/$defs/rule' };

/** A list of equal rows. Its rules read `/row` and nothing else. */
export const rows = object(
  {
    fields: keyed(inner),
    rules: optional(keyed(rule)),
    add: optional({ ...text, title: 'Texto para añadir' }),
    remove: optional({ ...text, title: 'Texto para quitar' }),
    row: optional({ ...text, title: 'Nombre de cada fila' }),
  },
  { title: 'Filas', draws: ['rows'] },
);
