import { object, optional, ordered, told } from '../notation/build.ts';
import { locked } from '../notation/document.ts';
import { call, label, text, when } from '../notation/parts.ts';

/**
 * What a press does with one thing of a list. `confirm` asks first: `title` is the question, `named`
 * the thing by its own name, and the button of the question says what the press says.
 */
export const presses = told(
  ordered({
    label,
    press: told(call, 'Qué hace', 'La llamada que se hace al pulsar.'),
    when: optional(when),
    done: optional(told(text, 'Cuando está hecho', 'Lo que se lee después.')),
    locked: optional(locked),
    confirm: optional(
      told(
        object({
          title: told(text, 'Pregunta', 'La pregunta, entera.'),
          named: told(text, 'De qué se trata', 'La cosa, por su nombre.'),
          consequence: optional(told(text, 'Qué pasará', 'Lo que ya no se podrá hacer.')),
        }),
        'Pregunta antes',
        'Para lo que no se puede deshacer.',
      ),
    ),
  }),
  'Lo que se hace al pulsar',
  'Botones de cada fila que hacen algo en el momento.',
);
