import {
  choice,
  described,
  flag,
  keyed,
  list,
  mark,
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
import { action, binding, call, condition, pointer, route, rows, text } from '../notation/parts.ts';
import { blocksWithin } from './screen.ts';

const answers: Grammar = { type: 'object' };
const property: Grammar = { $ref: '#/$defs/property' };
const field: Grammar = { $ref: '#/$defs/field' };
const rule: Grammar = { $ref: '#/$defs/rule' };

const draft = oneOf<unknown>(
  flag(),
  object({ of: list(pointer, { title: 'De qué trata', minItems: 1, maxItems: 10 }) }),
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
  text: optional(text),
  navigate: optional(route),
  values: optional(keyed(binding)),
  before: optional(
    object(
      { text, label: text, to: route, values: optional(keyed(binding)), anew: text },
      { title: 'Si ya se envió' },
    ),
  ),
});

/** What an example says: answers, what else is known, and exactly what is wrong with them. */
export const exampleParts = {
  answers,
  scope: optional({ type: 'object' } as Grammar),
  issues: list(object({ path: string({ maxLength: 200 }), code: string({ maxLength: 80 }) })),
};

export const form: Grammar = object(
  {
    kind: kind('form'),
    id,
    locked: optional(locked),
    title: text,
    intro: optional(text),
    access: optional({
      ...condition,
      title: 'Para quién es',
      description: 'Lee la persona, los datos o la gestora: { "at": "/facts/isLegalPerson", … }.',
    }),
    otherwise: optional({ ...text, title: 'Lo que lee quien no puede rellenarlo' }),
    data: object({ type: choice('object'), properties: keyed(property) }, { title: 'Datos' }),
    calls: optional(keyed(call, { title: 'Lo que lee del servidor' })),
    fields: keyed(field, { title: 'Campos' }),
    steps: ordered(stepParts),
    rules: optional(keyed(rule, { title: 'Reglas' })),
    load: optional(
      object({ ...callParts, answers: keyed(binding) }, { title: 'Carga', role: 'call' }),
    ),
    again: optional(
      object(
        { only: optional(rows), same: optional(string({ maxLength: 64 })) },
        {
          title: 'Lo que se pregunta otra vez',
          description:
            'De quien ya contestó: «only», dónde están los nombres de lo único que se le pregunta; «same», la pregunta que dice qué pasos siguen igual.',
        },
      ),
    ),
    next: optional(described(action, { title: 'Sigue sin enviar' })),
    submit: optional(
      object(
        {
          ...callParts,
          label: text,
          veiled: optional({ ...text, title: 'Lo que dice el botón con los importes ocultos' }),
          send: optional(
            described(choice('changed'), {
              title: 'Qué se envía',
              description: '«changed»: sólo lo que no es como vino de «load». Sin ello, todo.',
            }),
          ),
          done: optional(done),
        },
        { title: 'Envío', role: 'call' },
      ),
    ),
    review: optional(
      oneOf<unknown>(
        flag({ title: 'Página de revisión' }),
        object({ blocks: blocksWithin }, { title: 'Página de revisión' }),
      ),
    ),
    draft: optional(draft),
    examples: optional(keyed(object(exampleParts), { title: 'Ejemplos' })),
  },
  { title: 'Formulario' },
);
