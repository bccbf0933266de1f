import { keyed, object, optional, told } from '../notation/build.ts';
import { text } from '../notation/parts.ts';
import { choiceNames, none, offers } from './widget.ts';

/**
 * Options as cards: title and one line each. `hints` gives the line where a code list has none.
 */
export const radioCards = object(
  {
    ...offers,
    none: optional(none),
    hints: optional(
      told(keyed(text, choiceNames), 'Una línea por opción', 'Lo que explica cada una.'),
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
