import { autocomplete } from './autocomplete.ts';
import {
  choice,
  flag,
  keyed,
  list,
  named,
  number,
  object,
  optional,
  ordered,
  string,
  told,
} from '../notation/build.ts';
import type { WidgetExample } from '../notation/example.ts';
import type { Schema } from '../notation/grammar.ts';
import {
  action,
  binding,
  codes as codeList,
  condition,
  pointer,
  rows,
  text,
} from '../notation/parts.ts';

/** What every field may say, whatever draws it. */
export const common = {
  hint: optional(told(text, 'Ayuda', 'Una frase corta debajo de la pregunta.')),
  width: optional(
    told(
      named({
        full: 'Todo el ancho',
        twoThirds: 'Dos tercios',
        half: 'La mitad',
        third: 'Un tercio',
        short: 'Corto',
      }),
      'Ancho',
      'Cuánto ocupa en una pantalla grande.',
    ),
  ),
  autocomplete: optional(
    told(choice(...autocomplete), 'Autocompletar', 'Lo que el navegador puede poner solo.'),
  ),
  placeholder: optional(
    told(
      string({ role: 'text', minLength: 1, maxLength: 80 }),
      'Ejemplo dentro del campo',
      'Se va al escribir; no sustituye a la ayuda.',
    ),
  ),
  required: optional(told(flag(), 'Obligatorio', 'Sin respuesta no se puede enviar.')),
  locked: optional(told(flag(), 'Bloqueado', 'Lo sujeta la ley: lo dicen los documentos comunes.')),
  order: optional(told(number(), 'Orden en la fila', 'Los números bajos van antes.')),
};

/** Names of options are the values themselves. */
export const choiceNames = {
  propertyNames: { type: 'string', minLength: 1, maxLength: 120 },
} as const;

/** Offers only the codes whose `member` is what another answer says; all of them while it says nothing. */
export const where = object(
  {
    member: told(string({ maxLength: 64 }), 'Dato del código', 'El que se compara.'),
    from: told(pointer, 'Con qué', 'La respuesta con la que se compara.'),
  },
  { title: 'Sólo los códigos de' },
);

/** Why an option cannot be chosen while a condition holds, each with the way out of it. */
const obstacles = ordered(
  {
    when: told(condition, 'Cuándo', 'Mientras se cumple, no se puede elegir.'),
    reason: told(text, 'Por qué no', 'Lo que se lee junto a la opción.'),
    remedy: optional(told(action, 'Qué se puede hacer', 'Un enlace con la salida.')),
  },
  { title: 'Por qué no' },
);

/** Options out of a list that a call of the form has answered: bank accounts, products. */
const choices = object(
  {
    rows: told(rows, 'Lista', 'La que contestó el servidor.'),
    value: told(binding, 'Valor', 'Lo que se guarda de la fila elegida.'),
    label: told(text, 'Nombre', 'Cómo se lee cada opción.'),
    hint: optional(told(text, 'Ayuda', 'Una línea debajo de cada opción.')),
    unavailable: optional(
      told(obstacles, 'Opciones que no se ofrecen', 'Por qué no se puede elegir cada una.'),
    ),
    reasons: optional(
      told(pointer, 'Lo que el servidor dice en contra', 'Una lista de motivos de la fila.'),
    ),
  },
  { title: 'Opciones de una lista', rows: 'rows' },
);

/**
 * Where a widget that offers options takes them: labels of the property's `enum`, a code list, or rows of a call. One
 * with an obstacle is shown with its reasons and cannot be chosen, in the page or otherwise.
 */
export const offers = {
  options: optional(
    told(
      ordered(
        {
          label: told(text, 'Palabras', 'Lo que se lee de la opción.'),
          hint: optional(told(text, 'Ayuda', 'Una línea que la explica.')),
        },
        choiceNames,
      ),
      'Opciones',
      'Cada valor con sus palabras.',
    ),
  ),
  codes: optional(told(codeList, 'Lista de códigos', 'De dónde salen las opciones.')),
  without: optional(
    told(
      list(string({ maxLength: 80 }), { minItems: 1, maxItems: 20 }),
      'Códigos que no se ofrecen',
      'Los de la lista que aquí no valen.',
    ),
  ),
  choices: optional(told(choices, 'Opciones de una lista', 'Las filas que contestó el servidor.')),
  unavailable: optional(
    told(
      keyed(obstacles, choiceNames),
      'Opciones que no se ofrecen',
      'Por qué no se puede elegir cada una.',
    ),
  ),
};

/** What a list says while nothing of it is chosen. */
export const prompt = told(text, 'Sin elegir', 'Lo que se lee mientras no se elige nada.');

/** What of a question that nobody has to answer is chosen by who gives no answer, and takes one back. */
export const none = told(text, 'Ninguna', 'La opción de quien no elige ninguna de las otras.');

/** A widget without options of its own. */
export const plain = (title: string, draws: NonNullable<Schema['draws']>, example: WidgetExample) =>
  object({}, { title, draws, example });
