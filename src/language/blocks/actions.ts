import { choice, keyed, object, optional, ordered } from '../notation/build.ts';
import { binding, condition, route, text } from '../notation/parts.ts';

/**
 * Links that lead on, in order; the first `primary` one is drawn as a button. Where they are the choices
 * of one page, `current` says when each is the one that holds.
 */
export const actions = object(
  {
    items: ordered({
      label: text,
      to: route,
      values: optional(keyed(binding)),
      when: optional(condition),
      look: optional(choice('primary', 'secondary', 'link')),
      current: optional({ ...condition, title: 'Es la elegida' }),
    }),
  },
  {
    title: 'Acciones',
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
