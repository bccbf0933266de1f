import { named, object, optional, told } from '../notation/build.ts';
import { none, offers } from './widget.ts';

export const radio = object(
  {
    ...offers,
    none: optional(none),
    layout: optional(
      told(
        named({ stacked: 'Una debajo de otra', inline: 'En línea' }),
        'Disposición',
        'En línea sólo si son cortas.',
      ),
    ),
  },
  {
    title: 'Opciones a la vista',
    draws: ['string', 'number', 'integer', 'boolean'],
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
      },
      value: 'SALIR',
      wrong: 'OTRA',
      others: [{ layout: 'inline' }],
    },
  },
);
