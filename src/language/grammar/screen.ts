import { blocks } from '../blocks/index.ts';
import { common } from '../blocks/block.ts';
import { flag, keyed, object, optional, string } from '../notation/build.ts';
import { id, kind, locked } from '../notation/document.ts';
import type { Grammar, Schema } from '../notation/grammar.ts';
import { binding, call, condition, route, rows, text } from '../notation/parts.ts';

/** Blocks of these types: what every block may say, and the options of its type. */
const blockOf = (types: [string, Schema][]): Grammar => ({
  title: 'Bloque',
  oneOf: types.map(([type, options]) => {
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
});

export const block = blockOf(Object.entries(blocks));

/** What a form shows among its questions: figures, lists, notices; nothing that is filled in or pressed. */
const shown = [
  'cardList',
  'chart',
  'fileList',
  'kpi',
  'milestones',
  'notice',
  'steps',
  'summaryList',
  'table',
  'text',
  'timeline',
];
export const blocksWithin: Grammar = keyed(
  blockOf(Object.entries(blocks).filter(([type]) => shown.includes(type))),
  { title: 'Bloques' },
);

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
    only: optional(
      object(
        { rows, to: route, values: optional(keyed(binding)), when: optional(condition) },
        { title: 'Se salta cuando sólo hay una posibilidad', rows: 'rows' },
      ),
    ),
    blocks: keyed(block, { title: 'Bloques' }),
  },
  { title: 'Pantalla' },
);
