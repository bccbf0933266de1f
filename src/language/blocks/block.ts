import { choice, flag, number, object, optional, string } from '../grammar/build.ts';
import { action, condition, text } from '../grammar/parts.ts';

/** What every block may say, whatever its type. */
export const common = {
  order: number({ title: 'Orden' }),
  title: optional(text),
  data: optional(string({ role: 'source', title: 'Llamada que lo alimenta', maxLength: 64 })),
  when: optional(condition),
  width: optional(choice('full', 'half', 'third', 'two-thirds')),
  print: optional(flag({ title: 'Se imprime' })),
  empty: optional(
    object({ title: text, text: optional(text), action: optional(action) }, { title: 'Sin datos' }),
  ),
  locked: optional(flag({ title: 'Bloqueado' })),
};
