import { id, locked } from '../notation/document.ts';
import { choice, keyed, object, optional, order, string } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';

/** A code list, or the calendars, which have its form. Entries may carry more than order and label: data that its readers know. */
export const codes: Grammar = object(
  {
    kind: choice('codes', 'calendars'),
    id,
    /** The whole list; an item may be locked alone. */
    locked: optional(locked),
    title: string({ role: 'text', minLength: 1, maxLength: 200 }),
    items: keyed(
      {
        type: 'object',
        properties: {
          order,
          label: string({ role: 'text', minLength: 1, maxLength: 500 }),
          hint: string({ role: 'text', minLength: 1, maxLength: 500 }),
          locked,
        },
        required: ['order', 'label'],
      },
      { propertyNames: { type: 'string', minLength: 1, maxLength: 120 }, maxProperties: 5000 },
    ),
  },
  { title: 'Lista de códigos' },
);
