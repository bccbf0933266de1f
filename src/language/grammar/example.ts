import { list, object, optional, string } from '../notation/build.ts';
import { id, kind } from '../notation/document.ts';
import type { Grammar, Schema } from '../notation/grammar.ts';

const anything = (more: Schema): Grammar<Record<string, unknown>> => ({ type: 'object', ...more });
const issue = object({
  path: string({ title: 'Dónde', maxLength: 200 }),
  code: string({ title: 'Código del error', maxLength: 80 }),
});

export const example: Grammar = object(
  {
    kind: kind('example'),
    id,
    form: string({
      title: 'Formulario',
      description: 'El formulario al que responde.',
      role: 'form',
      maxLength: 64,
    }),
    title: string({ title: 'Nombre del ejemplo', minLength: 1, maxLength: 120 }),
    answers: anything({ title: 'Respuestas del ejemplo' }),
    scope: anything({
      title: 'Para quién',
      description: 'Lo que se sabe de la persona y de la gestora.',
    }),
    issues: list(issue, { title: 'Errores que da', maxItems: 200 }),
    request: optional(
      anything({ title: 'Lo que se enviaría', description: 'Sólo si no da errores.' }),
    ),
  },
  { title: 'Ejemplo guardado' },
);
