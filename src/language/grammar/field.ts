import { widgets } from '../widgets/index.ts';
import { common, offers } from '../widgets/widget.ts';
import { object } from '../notation/build.ts';
import type { Grammar, Schema } from '../notation/grammar.ts';

/** How a property is drawn: what every field may say, and the options of its widget. */
export const field: Grammar = {
  title: 'Campo',
  oneOf: [
    object({ ...common, ...offers }),
    ...Object.entries(widgets).map(([name, options]: [string, Schema]) => ({
      ...options,
      example: undefined,
      properties: {
        widget: { type: 'string' as const, const: name },
        ...object(common).properties,
        ...options.properties,
      },
      required: ['widget', ...(options.required ?? [])],
    })),
  ],
  discriminator: { propertyName: 'widget' },
};
