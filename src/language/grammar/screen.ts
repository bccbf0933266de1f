import { blocks } from '../blocks/index.ts';
import { common } from '../blocks/block.ts';
import { flag, keyed, object, optional, string } from '../notation/build.ts';
import { id, kind, locked } from '../notation/document.ts';
import type { Grammar, Schema } from '../notation/grammar.ts';
import { call, condition, route, text } from '../notation/parts.ts';

/** One block of any type: what every block may say, and the options of its type. */
export const block: Grammar = {
  title: 'Bloque',
  oneOf: Object.entries(blocks).map(([type, options]: [string, Schema]) => {
    const base = object(common);
    return {
      ...options,
      example: undefined,
      properties: {
        type: { type: 'string' as const, const: type },
        ...base.properties,
        ...options.properties,
      },
      required: [...new Set(['type', ...(base.required ?? []), ...(options.required ?? [])])],
    };
  }),
  discriminator: { propertyName: 'type' },
};

export const screen: Grammar = object(
  {
    kind: kind('screen'),
    id,
    locked: optional(locked),
    path: string({
      title: 'Dirección',
      pattern: '^(/([a-z0-9-]+|\\{[A-Za-z][A-Za-z0-9]*\\??\\}))+$',
      maxLength: 200,
    }),
    name: string({ title: 'Nombre de la ruta', pattern: '^[A-Za-z][A-Za-z0-9-]*$', maxLength: 64 }),
    title: text,
    guest: optional(flag({ title: 'Sin identificarse' })),
    /** Nothing can be done there yet: what leads there says so. */
    planned: optional(flag({ title: 'Todavía no disponible' })),
    access: optional(condition),
    otherwise: optional(route),
    data: optional(keyed(call, { title: 'Datos' })),
    /** The call without whose answer there is nothing to show: what it does not find, the page says. */
    subject: optional(string({ role: 'source', title: 'De qué trata', maxLength: 64 })),
    blocks: keyed(block, { title: 'Bloques' }),
  },
  { title: 'Pantalla' },
);
