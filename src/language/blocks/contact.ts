import { object, optional, told } from '../notation/build.ts';
import { binding, text } from '../notation/parts.ts';

/** How to reach a person: what about, telephone, hours and mail; the tenant's unless it says otherwise. */
export const contact = object(
  {
    text: optional(told(text, 'Para qué', 'Con qué se puede ayudar.')),
    phone: optional(told(binding, 'Teléfono', 'El de la entidad si no se dice otro.')),
    hours: optional(told(binding, 'Horario', 'El de la entidad si no se dice otro.')),
    email: optional(told(binding, 'Correo', 'El de la entidad si no se dice otro.')),
  },
  {
    title: 'Contacto',
    description: 'Cómo hablar con una persona: teléfono, horario y correo.',
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
