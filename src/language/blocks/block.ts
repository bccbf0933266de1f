import { choice, flag, number, object, oneOf, optional, string } from '../notation/build.ts';
import { locked } from '../notation/document.ts';
import { action, condition, text } from '../notation/parts.ts';

/** What every block may say, whatever its type. */
export const common = {
  order: number({ title: 'Orden' }),
  title: optional(text),
  data: optional(string({ role: 'source', title: 'Llamada que lo alimenta', maxLength: 64 })),
  when: optional(condition),
  width: optional(choice('full', 'half', 'third', 'two-thirds')),
  /** `false`: not on paper; `only`: nowhere else. */
  print: optional(oneOf<boolean | 'only'>(flag({ title: 'Se imprime' }), choice('only'))),
  empty: optional(
    object({ title: text, text: optional(text), action: optional(action) }, { title: 'Sin datos' }),
  ),
  noResults: optional(
    object({ title: text, text: optional(text) }, { title: 'Sin resultados con los filtros' }),
  ),
  locked: optional(locked),
};
