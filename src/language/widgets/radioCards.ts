import { keyed, object, optional } from '../notation/build.ts';
import { condition, text } from '../notation/parts.ts';
import { choiceNames, offers } from './widget.ts';

/**
 * Options as cards: title and one line each. `hints` gives the line where a code list has none;
 * an option with a reason in `unavailable` is shown and cannot be chosen while its condition holds.
 */
export const radioCards = object(
  {
    ...offers,
    hints: optional(keyed(text, { title: 'Una línea por opción', ...choiceNames })),
    unavailable: optional(
      keyed(object({ when: condition, reason: text }), {
        title: 'Opciones que no se ofrecen',
        ...choiceNames,
      }),
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
            when: { not: { at: '/facts/canOperate', equals: true } },
            reason: 'Necesita dos fondos, y en esta cuenta tiene uno.',
          },
        },
      },
      value: 'SALIR',
      wrong: 'OTRA',
    },
  },
);
