import { id, locked } from '../notation/document.ts';
import { choice, keyed, mark, object, optional, order, string, told } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';

const words = (maxLength: number) => string({ role: 'text', minLength: 1, maxLength });

/** Readers of a list may know more of an item than this. */
const item: Grammar = {
  ...object({
    order,
    label: told(words(500), 'Palabras', 'Lo que se lee en su lugar.'),
    hint: optional(told(words(500), 'Ayuda', 'Una frase que lo explica.')),
    keywords: optional(
      told(
        string({ minLength: 1, maxLength: 500 }),
        'Otras palabras',
        'Con ellas también se encuentra al buscar. No se leen en ningún sitio.',
      ),
    ),
    unasked: optional(
      told(
        mark(),
        'No se ofrece',
        'Está en datos que ya constan, y ninguna pregunta la da a elegir.',
      ),
    ),
    differs: optional(
      told(
        mark(),
        'Otras palabras que en la otra lista',
        'Otra lista de los mismos códigos lo dice de otra manera, y ha de ser así.',
      ),
    ),
    locked: optional(locked),
  }),
  additionalProperties: undefined,
};

/** A code list, or the calendars, which have its form. Entries may carry more than order and label: data that its readers know. */
export const codes: Grammar = object(
  {
    kind: told(choice('codes', 'calendars'), 'Tipo', 'Lista o calendario, que nunca cambia.'),
    id,
    /** The whole list; an item may be locked alone. */
    locked: optional(locked),
    title: told(words(200), 'Título de la lista', 'Cómo se llama, para quien la edita.'),
    items: told(
      keyed(item, {
        propertyNames: { type: 'string', minLength: 1, maxLength: 120 },
        maxProperties: 5000,
      }),
      'Códigos',
      'Cada uno con las palabras que se leen; lo que se guarda es su identificador.',
    ),
  },
  { title: 'Lista de códigos' },
);
