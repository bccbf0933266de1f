import {
  choice,
  described,
  flag,
  keyed,
  list,
  number,
  object,
  optional,
  ordered,
  string,
} from '../notation/build.ts';
import { callParts } from './definitions.ts';
import { id, kind, locked } from '../notation/document.ts';
import type { Grammar } from '../notation/grammar.ts';
import { binding, condition, route, text } from '../notation/parts.ts';

const answers: Grammar = { type: 'object' };
const property: Grammar = { $ref: '#/$defs/property' };
const field: Grammar = { $ref: '#/$defs/field' };
const rule: Grammar = { $ref: '#/$defs/rule' };

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
    fields: keyed(field, { title: 'Campos' }),
    steps: ordered({
      title: text,
      intro: optional(text),
      fields: keyed(number()),
      when: optional(condition),
      locked: optional(locked),
    }),
    rules: optional(keyed(rule, { title: 'Reglas' })),
    load: optional(
      object({ ...callParts, answers: keyed(binding) }, { title: 'Carga', role: 'call' }),
    ),
    submit: optional(
      object(
        {
          ...callParts,
          label: text,
          send: optional(
            described(choice('changed'), {
              title: 'Qué se envía',
              description: '«changed»: sólo lo que no es como vino de «load». Sin ello, todo.',
            }),
          ),
          done: optional(
            object({
              text: optional(text),
              navigate: optional(route),
              values: optional(keyed(binding)),
            }),
          ),
        },
        { title: 'Envío', role: 'call' },
      ),
    ),
    review: optional(flag({ title: 'Página de revisión' })),
    draft: optional(flag({ title: 'Se guarda como borrador' })),
    examples: optional(
      keyed(
        object({
          answers,
          scope: optional({ type: 'object' } as Grammar),
          issues: list(
            object({ path: string({ maxLength: 200 }), code: string({ maxLength: 80 }) }),
          ),
        }),
        { title: 'Ejemplos' },
      ),
    ),
  },
  { title: 'Formulario' },
);
