import {
  choice,
  flag,
  keyed,
  list,
  mark,
  named,
  number,
  object,
  oneOf,
  optional,
  ordered,
  string,
  told,
} from '../notation/build.ts';
import { callParts } from './definitions.ts';
import { id, kind, locked } from '../notation/document.ts';
import type { Grammar } from '../notation/grammar.ts';
import {
  action,
  binding,
  call,
  condition,
  label,
  pointer,
  route,
  rows,
  text,
  to,
  values,
} from '../notation/parts.ts';
import { blocksWithin } from './screen.ts';

const answers: Grammar = { type: 'object' };
const property: Grammar = { $ref: '#/$defs/property' };
const field: Grammar = { $ref: '#/$defs/field' };
const rule: Grammar = { $ref: '#/$defs/rule' };

const draft = oneOf<unknown>(
  flag(),
  object({
    of: told(
      list(pointer, { minItems: 1, maxItems: 10 }),
      'De qué trata',
      'Las partes de la dirección de las que es lo que se guarda.',
    ),
  }),
);

/** What a step says beside its place among the others. */
export const stepParts = {
  title: told(text, 'Título de la página', 'Lo que se lee encima de sus preguntas.'),
  intro: optional(told(text, 'Introducción', 'Una o dos frases antes de las preguntas.')),
  fields: told(keyed(number()), 'Preguntas', 'Las que están en la página, cada una con su lugar.'),
  when: optional(
    told(
      condition,
      'Cuándo se pasa por ella',
      'Sin condición, siempre; con ella, sólo si se cumple.',
    ),
  ),
  only: optional(
    told(
      mark(),
      'Se salta cuando sólo hay una respuesta posible',
      'Cada pregunta recibe entonces la única que hay.',
    ),
  ),
  blocks: optional(told(blocksWithin, 'Bloques', 'Lo que se enseña entre las preguntas.')),
  locked: optional(locked),
};

/** What follows once a form is sent. */
export const done = object({
  text: optional(told(text, 'Cuando se ha enviado', 'Lo que se lee en lugar del formulario.')),
  navigate: optional(told(route, 'Adónde lleva', 'La página que se abre después.')),
  values: optional(values),
  before: optional(
    told(
      object({
        text: told(text, 'Aviso', 'Que ya se envió, y qué.'),
        label,
        to,
        values: optional(values),
        anew: told(text, 'Empezar otra vez', 'Lo que dice el botón que deja rellenarlo de nuevo.'),
      }),
      'Si ya se envió',
      'De quien envió lo mismo y puede no haberse enterado.',
    ),
  ),
});

/** What an example says: answers, what else is known, and exactly what is wrong with them. */
export const exampleParts = {
  answers: told(answers, 'Respuestas', 'Lo que contesta quien lo rellena.'),
  scope: optional(
    told({ type: 'object' } as Grammar, 'Lo demás que se sabe', 'De la persona y de la entidad.'),
  ),
  issues: told(
    list(
      object({
        path: told(string({ maxLength: 200 }), 'Dónde', 'La respuesta que está mal.'),
        code: told(string({ maxLength: 80 }), 'Qué está mal', 'El código de lo que se le dice.'),
      }),
    ),
    'Lo que está mal',
    'Todo lo que ha de decirse de esas respuestas, y nada más.',
  ),
};

/** What people read of a form beside its pages and questions. */
const formWords = {
  title: told(text, 'Título del formulario', 'Lo que se lee encima.'),
  intro: optional(told(text, 'Introducción', 'Una o dos frases antes de empezar.')),
  otherwise: optional(
    told(text, 'Lo que lee quien no puede rellenarlo', 'En lugar del formulario, y por qué.'),
  ),
};

/** What its button says, and what is read once it is sent. */
const submitWords = {
  label: told(text, 'Texto del botón', 'El verbo de lo que se va a hacer.'),
  veiled: optional(
    told(text, 'Texto del botón con los importes ocultos', 'Cuando el otro diría un importe.'),
  ),
};

export const form: Grammar = object(
  {
    kind: kind('form'),
    id,
    locked: optional(locked),
    ...formWords,
    access: optional(
      told(condition, 'Para quién es', 'Lee la persona, los datos o la gestora: "/facts/isMinor".'),
    ),
    data: told(
      object({
        type: told(choice('object'), 'Tipo', 'Siempre el mismo.'),
        properties: told(keyed(property), 'Respuestas', 'Qué puede ser cada una.'),
      }),
      'Datos',
      'Lo que se contesta, sin cómo se ve.',
    ),
    calls: optional(
      told(keyed(call), 'Lo que lee del servidor', 'Cada llamada por su nombre: sólo leen.'),
    ),
    fields: told(keyed(field), 'Campos', 'Cómo se ve cada pregunta.'),
    steps: told(ordered(stepParts), 'Páginas', 'En el orden en que se pasa por ellas.'),
    rules: optional(told(keyed(rule), 'Reglas', 'Lo que sólo vale mientras algo se cumple.')),
    load: optional(
      told(
        {
          ...object({
            ...callParts,
            answers: told(keyed(binding), 'Respuestas', 'De dónde sale la primera de cada una.'),
          }),
          role: 'call' as const,
        },
        'Carga',
        'Con qué respuestas empieza.',
      ),
    ),
    again: optional(
      told(
        object({
          only: optional(
            told(rows, 'Sólo éstas', 'Dónde están los nombres de lo único que se pregunta.'),
          ),
          same: optional(
            told(
              string({ maxLength: 64 }),
              'Lo que sigue igual',
              'La pregunta que dice qué páginas siguen igual.',
            ),
          ),
          seen: optional(
            told(
              rows,
              'Las que ya leyó',
              'Dónde están los nombres de las que ya leyó con las palabras de ahora.',
            ),
          ),
          before: optional(
            told(
              rows,
              'Lo que vale hasta ahora',
              'Dónde están las respuestas con las que se comparan las nuevas.',
            ),
          ),
        }),
        'Lo que se pregunta otra vez',
        'De quien ya contestó: lo demás queda como estaba.',
      ),
    ),
    next: optional(
      told(action, 'Sigue sin enviar', 'El botón lleva a otra página y no envía nada.'),
    ),
    submit: optional(
      told(
        {
          ...object({
            ...callParts,
            ...submitWords,
            look: optional(
              told(
                named({ primary: 'Botón principal', secondary: 'Botón' }),
                'Aspecto',
                'Sin decirlo, lleno.',
              ),
            ),
            send: optional(
              told(
                named({ changed: 'Sólo lo que cambia' }),
                'Qué se envía',
                'Sin decirlo, todo; si no, lo que no es como vino en la carga.',
              ),
            ),
            done: optional(told(done, 'Después', 'Lo que se lee, o adónde lleva.')),
          }),
          role: 'call' as const,
        },
        'Envío',
        'Adónde va lo que se contesta.',
      ),
    ),
    review: optional(
      told(
        oneOf<unknown>(
          flag(),
          object({ blocks: told(blocksWithin, 'Bloques', 'Lo que se ve encima del botón.') }),
        ),
        'Página de revisión',
        'Todo se ve otra vez antes de enviarlo.',
      ),
    ),
    draft: optional(
      told(draft, 'Se guarda a medias', 'Lo que no se ha terminado sigue ahí al volver.'),
    ),
    examples: optional(
      told(
        keyed(object(exampleParts)),
        'Ejemplos',
        'Respuestas de prueba con lo que se dice de ellas.',
      ),
    ),
  },
  { title: 'Formulario' },
);
