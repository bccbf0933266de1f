import { blocks } from '../blocks/index.ts';
import { common } from '../blocks/block.ts';
import { flag, keyed, object, optional, string, told } from '../notation/build.ts';
import { id, kind, locked } from '../notation/document.ts';
import type { Grammar, Schema } from '../notation/grammar.ts';
import { call, condition, route, rows, text, to, values, when } from '../notation/parts.ts';

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
    path: told(
      string({
        pattern: '^(/([a-z0-9-]+|\\{[A-Za-z][A-Za-z0-9]*\\??\\}))+$',
        maxLength: 200,
      }),
      'Dirección',
      'Dónde está la página; lo que va entre llaves cambia de una vez a otra.',
    ),
    name: told(
      string({ pattern: '^[A-Za-z][A-Za-z0-9-]*$', maxLength: 64 }),
      'Nombre de la ruta',
      'El de la especificación, que nunca cambia.',
    ),
    title: told(
      text,
      'Título de la pantalla',
      'Lo que se lee arriba y en la pestaña del navegador.',
    ),
    guest: optional(
      told(flag(), 'Sin identificarse', 'La ve cualquiera, también quien no ha entrado.'),
    ),
    /** Nothing can be done there yet: what leads there says so. */
    planned: optional(
      told(flag(), 'Todavía no disponible', 'Quien lleva a ella lo dice antes de pulsar.'),
    ),
    access: optional(told(condition, 'Para quién es', 'Quien no la cumple va a otra página.')),
    otherwise: optional(
      told(route, 'Adónde van los demás', 'La página de quien no puede ver ésta.'),
    ),
    data: optional(told(keyed(call), 'Datos', 'Lo que la página lee del servidor, por su nombre.')),
    /** The call without whose answer there is nothing to show: what it does not find, the page says. */
    subject: optional(
      told(
        string({ role: 'source', maxLength: 64 }),
        'De qué trata',
        'Los datos sin los que no hay nada que enseñar.',
      ),
    ),
    only: optional(
      told(
        object(
          {
            rows: told(rows, 'Lista', 'La que se mira.'),
            to,
            values: optional(values),
            when: optional(when),
          },
          { rows: 'rows' },
        ),
        'Se salta cuando sólo hay una posibilidad',
        'Se va derecho a la única fila que hay.',
      ),
    ),
    blocks: told(keyed(block), 'Bloques', 'Lo que se ve, de arriba abajo.'),
  },
  { title: 'Pantalla' },
);
