import { object, optional, ordered, told } from '../notation/build.ts';
import { label, to, value, values, when } from '../notation/parts.ts';

/** Where the person is in a process: `current` says the name of a step, those before it are done. */
export const steps = object(
  {
    current: told(value, 'El de ahora', 'El nombre del paso en el que se está.'),
    items: told(
      ordered({
        label,
        to: optional(to),
        values: optional(values),
        when: optional(when),
      }),
      'Pasos',
      'En el orden en que se dan.',
    ),
  },
  {
    title: 'Pasos',
    description: 'En qué punto de un trámite se está.',
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
