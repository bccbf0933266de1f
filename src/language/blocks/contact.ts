import { object, optional } from '../notation/build.ts';
import { binding, text } from '../notation/parts.ts';

/** How to reach a person: what about, telephone, hours and mail; the tenant's unless it says otherwise. */
export const contact = object(
  {
    text: optional(text),
    phone: optional(binding),
    hours: optional(binding),
    email: optional(binding),
  },
  {
    title: 'Contacto',
    example: {
      block: {
        type: 'contact',
        order: 10,
        title: 'Hable con nosotros',
        text: 'Le ayudamos a completar sus datos.',
        phone: { from: '/data/support/phone' },
        hours: { from: '/data/support/hours' },
        email: { from: '/data/support/email' },
      },
      data: {
        support: {
          phone: '+34 910 555 120',
          hours: '9:00h - 18:30h',
          email: 'inversores@almadraba.example',
        },
      },
    },
  },
);
