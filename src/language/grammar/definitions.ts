import { formats } from '../expressions/binding.ts';
import {
  choice,
  flag,
  integer,
  keyed,
  mark,
  number,
  object,
  oneOf,
  optional,
  string,
} from '../notation/build.ts';
import { condition } from '../notation/condition.ts';
import { field } from './field.ts';
import type { Grammar, Schema } from '../notation/grammar.ts';
import * as part from '../notation/parts.ts';
import { limits, property } from './property.ts';

const place = string({ role: 'pointer', title: 'De dónde', maxLength: 200 });
const sentence = string({ minLength: 1, maxLength: 2000 });
const scalar: Grammar = oneOf<unknown>(string(), number(), flag(), { type: 'null' });
const inputs = keyed(part.value, {
  propertyNames: { type: 'string', pattern: '^\\$?[A-Za-z][A-Za-z0-9_-]*$' },
});
const names = keyed(mark());

/** What a call of the contract is given. */
export const callParts = {
  call: string({ title: 'Llamada', maxLength: 80 }),
  input: optional(
    object(
      { path: optional(inputs), query: optional(inputs), body: optional(inputs) },
      { title: 'Datos' },
    ),
  ),
  when: optional(part.condition),
};

/** The parts that grammars refer to by `#/$defs/<name>`. */
export const definitions: Record<string, Schema> = {
  scalar,
  format: { ...choice(...formats), title: 'Formato' },
  text: {
    ...oneOf<unknown>(sentence, object({ text: sentence, values: keyed(part.binding) })),
    title: 'Texto',
    role: 'text',
  },
  binding: object(
    {
      from: place,
      as: optional(part.format),
      codes: optional(part.codes),
      default: optional(part.scalar),
    },
    { title: 'Valor', role: 'binding' },
  ),
  value: oneOf<unknown>(part.scalar, part.binding),
  condition,
  call: object(callParts, { title: 'Llamada', role: 'call' }),
  download: object(callParts, { title: 'Descarga', role: 'download' }),
  upload: object(callParts, { title: 'Envío de ficheros', role: 'upload' }),
  field,
  property,
  rule: object(
    {
      order: optional(integer({ title: 'Orden' })),
      when: part.condition,
      show: optional(names),
      require: optional(names),
      limit: optional(keyed(limits as Grammar)),
    },
    { title: 'Regla' },
  ),
};
