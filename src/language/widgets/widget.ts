import { autocomplete } from './autocomplete.ts';
import {
  choice,
  described,
  flag,
  keyed,
  list,
  bare,
  optional,
  bareOrdered,
  string,
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
  hint: optional(text),
  width: optional(choice('full', 'twoThirds', 'half', 'third', 'short')),
  autocomplete: optional(described(choice(...autocomplete), { title: 'Autocompletar' })),
  placeholder: optional(
    string({ title: 'Ejemplo dentro del campo', role: 'text', minLength: 1, maxLength: 80 }),
  ),
  required: optional(flag({ title: 'Obligatorio' })),
  locked: optional(flag({ title: 'Bloqueado' })),
  order: optional({ type: 'number', title: 'Orden en la fila' }),
};

/** Names of options are the values themselves. */
export const choiceNames = {
  propertyNames: { type: 'string', minLength: 1, maxLength: 120 },
} as const;

/** Offers only the codes whose `member` is what another answer says; all of them while it says nothing. */
export const where = bare(
  { member: string({ title: 'Dato del código', maxLength: 64 }), from: pointer },
  { title: 'Sólo los códigos de' },
);

/** Why an option cannot be chosen while a condition holds, each with the way out of it. */
const obstacles = bareOrdered(
  { when: condition, reason: text, remedy: optional(action) },
  { title: 'Por qué no' },
);

/** Options out of a list that a call of the form has answered: bank accounts, products. */
const choices = bare(
  {
    rows,
    value: binding,
    label: text,
    hint: optional(text),
    unavailable: optional(obstacles),
    reasons: optional({ ...pointer, title: 'Lo que el servidor dice en contra' }),
  },
  { title: 'Opciones de una lista', rows: 'rows' },
);

/**
 * Where a widget that offers options takes them: labels of the property's `enum`, a code list, or rows of a call. One
 * with an obstacle is shown with its reasons and cannot be chosen, in the page or otherwise.
 */
export const offers = {
  options: optional(
    bareOrdered({ label: text, hint: optional(text) }, { title: 'Opciones', ...choiceNames }),
  ),
  codes: optional(codeList),
  without: optional(
    list(string({ maxLength: 80 }), {
      title: 'Códigos que no se ofrecen',
      minItems: 1,
      maxItems: 20,
    }),
  ),
  choices: optional(choices),
  unavailable: optional(keyed(obstacles, { title: 'Opciones que no se ofrecen', ...choiceNames })),
};

/** A widget without options of its own. */
export const plain = (title: string, draws: NonNullable<Schema['draws']>, example: WidgetExample) =>
  bare({}, { title, draws, example });
