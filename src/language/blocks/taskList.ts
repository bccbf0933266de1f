import { choice, keyed, object, optional, ordered } from '../grammar/build.ts';
import { binding, condition, route, text } from '../grammar/parts.ts';

/** Things that wait for the person; entries whose condition fails are absent, and so is an empty list. */
export const taskList = object(
  {
    items: ordered({
      label: text,
      hint: optional(text),
      status: optional(text),
      tone: optional(choice('info', 'success', 'warning', 'danger')),
      when: optional(condition),
      to: optional(route),
      values: optional(keyed(binding)),
    }),
  },
  { title: 'Tareas' },
);
