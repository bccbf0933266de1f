import type { Format } from '../expressions/binding.ts';
import {
  flag,
  integer,
  keyed,
  mark,
  named,
  number,
  object,
  bare,
  oneOf,
  optional,
  string,
  told,
} from '../notation/build.ts';
import { condition } from '../notation/condition.ts';
import { field } from './field.ts';
import type { Grammar, Schema } from '../notation/grammar.ts';
import * as part from '../notation/parts.ts';
import { limits, property } from './property.ts';

const place = string({ role: 'pointer', maxLength: 200 });
const sentence = string({ minLength: 1, maxLength: 2000 });
const scalar: Grammar = oneOf<unknown>(string(), number(), flag(), { type: 'null' });
const inputs = keyed(part.value, {
  propertyNames: { type: 'string', pattern: '^\\$?[A-Za-z][A-Za-z0-9_-]*$' },
});
const names = keyed(mark());

/** What each form of a value is called. */
const formatNames = {
  text: 'Texto',
  money: 'Importe',
  moneySigned: 'Importe con signo',
  shares: 'Participaciones',
  nav: 'Valor liquidativo',
  percent: 'Porcentaje',
  percentSigned: 'Porcentaje con signo',
  integer: 'Número entero',
  date: 'Fecha',
  instant: 'Fecha y hora',
  iban: 'IBAN',
  reference: 'Referencia',
  code: 'Código de una lista',
} satisfies Record<Format, string>;

/** What a call of the contract is given. */
export const callParts = {
  call: told(string({ maxLength: 80 }), 'Llamada', 'Su nombre en el contrato.'),
  input: optional(
    told(
      object({
        path: optional(told(inputs, 'En la dirección', 'Lo que va dentro de la dirección.')),
        query: optional(told(inputs, 'En la consulta', 'Lo que va detrás de la interrogación.')),
        body: optional(told(inputs, 'En el cuerpo', 'Lo que se envía.')),
      }),
      'Datos que se le dan',
      'Cada uno por su nombre: siempre el mismo, o de dónde se lee.',
    ),
  ),
  when: optional(told(part.condition, 'Cuándo se llama', 'Sin condición, siempre.')),
};

/** The parts that grammars refer to by `#/$defs/<name>`. */
export const definitions: Record<string, Schema> = {
  scalar,
  format: { ...named(formatNames), title: 'Formato' },
  text: {
    ...oneOf<unknown>(sentence, bare({ text: sentence, values: keyed(part.binding) })),
    title: 'Texto',
    role: 'text',
  },
  binding: object(
    {
      from: told(place, 'De dónde', 'El dato que se lee.'),
      as: optional(told(part.format, 'Con qué forma', 'Cómo se escribe: importe, fecha, IBAN…')),
      codes: optional(
        told(part.codes, 'Lista de códigos', 'La que da las palabras de cada código.'),
      ),
      default: optional(told(part.scalar, 'Si falta', 'Lo que se lee cuando no hay dato.')),
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
      order: optional(told(integer(), 'Orden', 'Su lugar entre las demás reglas.')),
      when: told(part.condition, 'Cuándo', 'Mientras se cumple, vale lo que sigue.'),
      show: optional(told(names, 'Qué se muestra', 'Las preguntas que sólo entonces se ven.')),
      require: optional(told(names, 'Qué obliga', 'Las preguntas que entonces hay que contestar.')),
      limit: optional(
        told(keyed(limits as Grammar), 'Qué limita', 'Los límites que entonces tiene cada una.'),
      ),
    },
    { title: 'Regla' },
  ),
};
