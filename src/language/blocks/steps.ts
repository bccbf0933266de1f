import { keyed, object, optional, ordered } from '../notation/build.ts';
import { binding, condition, route, text, value } from '../notation/parts.ts';

/** Where the person is in a process: `current` says the name of a step, those before it are done. */
export const steps = object(
  {
    current: value,
    items: ordered({
      label: text,
      to: optional(route),
      values: optional(keyed(binding)),
      when: optional(condition),
    }),
  },
  {
    title: 'Pasos',
    example: {
      block: {
        type: 'steps',
        order: 10,
        current: { from: '/data/order/step' },
        items: {
          account: { order: 10, label: 'Cuenta', to: '/operate' },
          kind: { order: 20, label: 'Qué quiere hacer', to: '/operate' },
          amount: { order: 30, label: 'Importe' },
          review: { order: 40, label: 'Revise y confirme' },
        },
      },
      data: { order: { step: 'amount' } },
    },
  },
);
