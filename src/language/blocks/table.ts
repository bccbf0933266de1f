import { choice, flag, keyed, object, optional, ordered, string } from '../grammar/build.ts';
import { binding, condition, link, rows, text } from '../grammar/parts.ts';

/**
 * Rows of a list. On a phone each row is a card: `cardRole` says what leads it, and columns of
 * `priority` 3 go behind "Ver detalle".
 */
export const columns = ordered({
  label: text,
  value: binding,
  align: optional(choice('start', 'end')),
  priority: optional(choice(1, 2, 3)),
  cardRole: optional(choice('title', 'amount', 'meta')),
  tone: optional(choice('gain')),
  when: optional(condition),
});

export const table = object(
  {
    rows,
    columns,
    link: optional(link),
    total: optional(object({ label: text, values: keyed(binding) }, { title: 'Fila de totales' })),
    sortable: optional(flag({ title: 'Se puede ordenar' })),
    caption: optional(text),
    key: optional(string({ role: 'pointer', title: 'Identificador de la fila', maxLength: 200 })),
  },
  { title: 'Tabla', rows: 'rows' },
);
