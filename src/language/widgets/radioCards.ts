import type { CallUse } from '../documents/form.ts';
import { keyed, object, optional, told } from '../notation/build.ts';
import type { Grammar, Shape } from '../notation/grammar.ts';
import { pointer, rows, text } from '../notation/parts.ts';
import { choiceNames, none, offers } from './widget.ts';

const download: Grammar<CallUse> = { $ref: '#/$defs/download' };

const documents = object(
  {
    rows: told(rows, 'Lista', 'Los documentos de todas las opciones.'),
    of: told(pointer, 'De qué opción es', 'El valor de la opción de la que es cada documento.'),
    label: told(text, 'Texto del enlace', 'El nombre de lo que se abre.'),
    download: told(download, 'Descarga', 'La llamada que trae el fichero.'),
  },
  { title: 'Documentos de las opciones', rows: 'rows' },
);

export type OptionDocuments = Shape<typeof documents>;

/**
 * Options as cards: title and one line each. `hints` gives the line where a code list has none; `documents` those that
 * can be read about each before it is chosen.
 */
export const radioCards = object(
  {
    ...offers,
    none: optional(none),
    hints: optional(
      told(keyed(text, choiceNames), 'Una línea por opción', 'Lo que explica cada una.'),
    ),
    documents: optional(
      told(documents, 'Documentos de las opciones', 'Los que se leen antes de elegir.'),
    ),
  },
  {
    title: 'Tarjetas',
    draws: ['string', 'number', 'integer'],
    example: {
      property: {
        type: 'string',
        title: '¿Qué quiere hacer?',
        enum: ['ENTRAR', 'SALIR', 'CAMBIAR'],
      },
      field: {
        options: {
          ENTRAR: { order: 10, label: 'Suscribir', hint: 'Poner dinero en un fondo.' },
          SALIR: { order: 20, label: 'Reembolsar', hint: 'Sacar dinero de un fondo.' },
          CAMBIAR: {
            order: 30,
            label: 'Traspasar',
            hint: 'Pasar de un fondo a otro sin tributar todavía.',
          },
        },
        unavailable: {
          CAMBIAR: {
            funds: {
              order: 10,
              when: { not: { at: '/facts/canOperate', equals: true } },
              reason: 'Necesita dos fondos, y en esta cuenta tiene uno.',
              remedy: { label: 'Ver los fondos', to: '/account/wallet' },
            },
          },
        },
      },
      value: 'SALIR',
      wrong: 'OTRA',
    },
  },
);
