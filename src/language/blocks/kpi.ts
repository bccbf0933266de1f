import { choice, object, optional, ordered } from '../grammar/build.ts';
import { binding, condition, text } from '../grammar/parts.ts';

/** Key figures in a row: label, value, and what it means. `gain` adds sign, arrow and colour by the value. */
export const kpi = object(
  {
    items: ordered({
      label: text,
      value: binding,
      note: optional(text),
      tone: optional(choice('gain')),
      size: optional(choice('large')),
      when: optional(condition),
    }),
  },
  { title: 'Cifras' },
);
