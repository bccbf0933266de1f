import { named, object, optional, ordered, told } from '../notation/build.ts';
import { condition, label, to, values, when } from '../notation/parts.ts';

/**
 * Links that lead on, in order; the first `primary` one is drawn as a button. Where they are the choices
 * of one page, `current` says when each is the one that holds.
 */
export const actions = object(
  {
    items: told(
      ordered({
        label,
        to,
        values: optional(values),
        when: optional(when),
        look: optional(
          told(
            named({ primary: 'Botón principal', secondary: 'Botón', link: 'Enlace' }),
            'Aspecto',
            'Sólo el primer botón principal se dibuja lleno.',
          ),
        ),
        current: optional(told(condition, 'Es la elegida', 'Cuándo se marca como la de ahora.')),
      }),
      'Enlaces',
      'Lo que se puede hacer, en orden.',
    ),
  },
  {
    title: 'Acciones',
    description: 'Botones y enlaces que llevan a otras páginas.',
    example: {
      block: {
        type: 'actions',
        order: 10,
        title: '¿Qué quiere hacer?',
        items: {
          subscribe: { order: 10, label: 'Suscribir', to: '/operate', look: 'primary' },
          transfer: { order: 20, label: 'Traspasar', to: '/operate', look: 'secondary' },
          wallet: { order: 30, label: 'Ver mi cartera', to: '/account/wallet' },
        },
      },
      data: {},
    },
  },
);
