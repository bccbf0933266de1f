import {
  choice,
  flag,
  named,
  number,
  object,
  oneOf,
  optional,
  string,
  told,
} from '../notation/build.ts';
import { locked } from '../notation/document.ts';
import { action, text, when } from '../notation/parts.ts';

/** What every block may say, whatever its type. */
export const common = {
  order: told(number(), 'Orden', 'Su lugar entre los demás: los números bajos van antes.'),
  title: optional(told(text, 'Título', 'Lo que se lee encima, como encabezado.')),
  data: optional(
    told(
      string({ role: 'source', maxLength: 64 }),
      'De dónde salen los datos',
      'Mientras no llegan se dice; si fallan o no hay ninguno, también.',
    ),
  ),
  when: optional(when),
  width: optional(
    told(
      named({
        full: 'Todo el ancho',
        half: 'La mitad',
        third: 'Un tercio',
        'two-thirds': 'Dos tercios',
      }),
      'Ancho',
      'Cuánto ocupa en una pantalla grande; en un móvil, siempre todo.',
    ),
  ),
  /** `false`: not on paper; `only`: nowhere else. */
  print: optional(
    told(
      oneOf<boolean | 'only'>(flag(), choice('only')),
      'En papel',
      'Si sale al imprimir la página, o sólo entonces.',
    ),
  ),
  empty: optional(
    told(
      object({
        title: told(text, 'Título', 'Qué no hay todavía.'),
        text: optional(told(text, 'Explicación', 'Por qué, o qué se puede hacer.')),
        action: optional(told(action, 'Qué se puede hacer', 'Un enlace con la salida.')),
      }),
      'Cuando no hay datos',
      'Lo que se lee en su lugar.',
    ),
  ),
  noResults: optional(
    told(
      object({
        title: told(text, 'Título', 'Que nada cumple lo elegido.'),
        text: optional(told(text, 'Explicación', 'Cómo ver más.')),
      }),
      'Cuando los filtros no dejan nada',
      'Lo que se lee en su lugar.',
    ),
  ),
  locked: optional(locked),
};
