import { list, object, optional, string, told } from '../notation/build.ts';
import { id, kind } from '../notation/document.ts';
import type { Grammar } from '../notation/grammar.ts';

const anything: Grammar<Record<string, unknown>> = { type: 'object' };
const issue = object({
  path: told(string({ maxLength: 200 }), 'Dónde', 'La pregunta de la que habla.'),
  code: told(string({ maxLength: 80 }), 'Código del error', 'El de la regla que no se cumple.'),
});

export const example: Grammar = object(
  {
    kind: kind('example'),
    id,
    form: told(
      string({ role: 'form', maxLength: 64 }),
      'Formulario',
      'El formulario al que responde.',
    ),
    title: told(
      string({ minLength: 1, maxLength: 120 }),
      'Nombre del ejemplo',
      'Por el que se dice cuál ha dejado de dar lo que daba.',
    ),
    answers: told(anything, 'Respuestas del ejemplo', 'Las que se dieron en la vista previa.'),
    scope: told(anything, 'Para quién', 'Lo que se sabe de la persona y de la gestora.'),
    issues: told(list(issue, { maxItems: 200 }), 'Errores que da', 'Ninguno si se puede enviar.'),
    request: optional(told(anything, 'Lo que se enviaría', 'Sólo si no da errores.')),
  },
  { title: 'Ejemplo guardado' },
);
